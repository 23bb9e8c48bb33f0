// cspell:words mojo
import {withoutPackages} from './javap';
import type {SurfaceMember} from './types';

/** The text of the first element of that name; nothing when it is empty or not there. */
function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1]?.trim();
}

/** The elements of that name, with what is in them. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, inner = '']) => inner);
}

/** What a goal's configuration says of a parameter: `<retry default-value="10">${retry}</retry>`. */
function configured(configuration: string, name: string): {property?: string; value?: string} {
  const [, attributes = '', content = ''] =
    new RegExp(`<${name} ([^>]*?)(?:/>|>([^<]*)</${name}>)`).exec(configuration) ?? [];
  const property = /^\$\{(.+)\}$/.exec(content)?.[1];
  const value = /default-value="([^"]*)"/.exec(attributes)?.[1];
  return {...(property === undefined ? {} : {property}), ...(value ? {value} : {})};
}

/**
 * Reads the descriptor of a Maven plugin, `META-INF/maven/plugin.xml`: the parameters of each goal that a POM may set.
 * The property that stands in for a parameter on the command line is `returns`, as a parameter returns nothing.
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
