import {execFileSync} from 'node:child_process';

/** The key paths of a document: `_links.self.href`; `[]` stands for the items of a list. */
export function shapeOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${prefix}[]`]
      : [...new Set(value.flatMap((item) => shapeOf(item, `${prefix}[]`)))].sort();
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as Record<string, unknown>);
    return [
      ...new Set(entries.flatMap(([key, item]) => shapeOf(item, prefix === '' ? key : `${prefix}.${key}`))),
    ].sort();
  }
  return [prefix];
}

export interface Route {
  /** `/pacticipants/{pacticipant}` */
  readonly path: string;
  readonly methods: readonly string[];
  readonly name: string;
}

export interface Interface {
  readonly source: string;
  readonly version: string;
  readonly routes: readonly Route[];
  /** Keys of the bodies of approved responses, by the name of the file. */
  readonly shapes: Readonly<Record<string, readonly string[]>>;
}

/** What a parameter of a path is called on pages. */
const parameters: Readonly<Record<string, string>> = {
  provider_name: 'provider',
  consumer_name: 'consumer',
  pacticipant_name: 'pacticipant',
  branch_name: 'branch',
  environment_name: 'environment',
  tag_name: 'tag',
  label_name: 'label',
  environment_uuid: 'uuid',
  consumer_version_number: 'version',
  pacticipant_version_number: 'version',
  version_number: 'version',
  comparison_consumer_version: 'version',
  comparison_pact_version_sha: 'sha',
  pact_version_sha: 'sha',
  verification_number: 'number',
};

/** Reads routes and the shapes of responses in a clone of the Broker. */
export function readInterface(clone: string): Interface {
  const git = (...command: readonly string[]): string =>
    execFileSync('git', ['-C', clone, ...command], {encoding: 'utf8', maxBuffer: 1e8});
  const show = (file: string): string => git('show', `HEAD:${file}`);
  const files = git('ls-tree', '-r', '--name-only', 'HEAD').split('\n');

  const resources = files.filter((file) => file.startsWith('lib/pact_broker/api/resources/')).map(show);
  const methodsOf = (resource: string): string[] => {
    const source = resources.find((text) => new RegExp(`(?:class|module) ${resource}\\b`).test(text)) ?? '';
    const own = /def allowed_methods\s*\[(.*?)\]/s.exec(source)?.[1];
    if (own !== undefined) {
      return [...own.matchAll(/"(\w+)"/g)].map(([, method]) => method ?? '').filter((method) => method !== 'OPTIONS');
    }
    const ancestors = [...source.matchAll(/(?:class \w+ < |include )(\w+)/g)].map(([, name]) => name ?? '');
    return ancestors.map(methodsOf).find((methods) => methods.length > 0) ?? [];
  };

  const routes = [
    ...show('lib/pact_broker/api.rb').matchAll(
      /add\s*\(?\[(.*?)\],\s*(?:PactBroker::)?Api::Resources::(\w+),\s*\{\s*resource_name: "(\w+)"/g,
    ),
  ].map(([, path = '', resource = '', name = '']): Route => {
    const parts = path.split(',').map((part) => part.trim());
    const word = (part: string): string =>
      part.startsWith(':') ? `{${parameters[part.slice(1)] ?? part.slice(1)}}` : part.replaceAll('"', '');
    return {path: `/${parts.map(word).join('/')}`, methods: methodsOf(resource), name};
  });

  const approved = files.filter(
    (file) =>
      file.startsWith('spec/fixtures/approvals/') && /(?:pacticipant|publish_contract)\w*\.approved\.json$/.test(file),
  );
  const shapes = approved.map((file): [string, string[]] => {
    const document = JSON.parse(show(file)) as {response?: {body?: unknown}};
    const name = file.replace(/^.*\//, '').replace('.approved.json', '');
    return [name, shapeOf(document.response ? document.response.body : document)];
  });

  return {
    source: 'https://github.com/pact-foundation/pact_broker',
    version: /"(.*)"/.exec(show('lib/pact_broker/version.rb'))?.[1] ?? '',
    routes,
    shapes: Object.fromEntries(shapes.filter(([, keys]) => keys.some((key) => key !== ''))),
  };
}
