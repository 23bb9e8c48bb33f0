// cspell:words mojo
import {withoutPackages} from './javap';
import type {SurfaceMember} from './types';

/** Text of the first element of that name; undefined if it is empty or missing. */
function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1]?.trim();
}

/** Inner XML of all elements of that name. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, inner = '']) => inner);
}

/** Property and default of a parameter, from the goal's configuration: `<retry default-value="10">${retry}</retry>`. */
function configured(configuration: string, name: string): {property?: string; value?: string} {
  const [, attributes = '', content = ''] =
    new RegExp(`<${name} ([^>]*?)(?:/>|>([^<]*)</${name}>)`).exec(configuration) ?? [];
  const property = /^\$\{(.+)\}$/.exec(content)?.[1];
  const value = /default-value="([^"]*)"/.exec(attributes)?.[1];
  return {...(property === undefined ? {} : {property}), ...(value ? {value} : {})};
}

/**
 * Reads the parameters of each goal that a POM may set, from the descriptor of a Maven plugin,
 * `META-INF/maven/plugin.xml`. `returns` is the property that sets a parameter on the command line.
 */
export function readPluginXml(xml: string): Record<string, SurfaceMember[]> {
  return Object.fromEntries(
    elements(xml, 'mojo').map((mojo) => {
      const configuration = /<configuration>([^]*?)<\/configuration>/.exec(mojo)?.[1] ?? '';
      const members = elements(mojo, 'parameter')
        .filter((parameter) => textOf(parameter, 'editable') === 'true')
        .map((parameter): SurfaceMember => {
          const name = textOf(parameter, 'name') ?? '';
          const {property, value} = configured(configuration, name);
          return {
            name,
            optional: textOf(parameter, 'required') !== 'true',
            type: withoutPackages(textOf(parameter, 'type') ?? '').replace(/^java\.\w+\./, ''),
            ...(property === undefined ? {} : {returns: property}),
            ...(value === undefined ? {} : {default: value}),
          };
        });
      return [`maven:${textOf(mojo, 'goal') ?? ''}`, members];
    }),
  );
}
