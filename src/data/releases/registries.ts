// cspell:words pubtime vers
import type {FoundReleases, Registry, Run} from './types';

type Fetcher = (name: string, run: Run) => Promise<FoundReleases>;
type Entry = readonly [version: string, date: string | undefined];

/** Date of a timestamp in UTC, or undefined if it is invalid. */
function dayOf(timestamp: unknown): string | undefined {
  const date = typeof timestamp === 'string' || typeof timestamp === 'number' ? new Date(timestamp) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fieldOf(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

/** Queries a registry. @throws Error with the query and the fix if it fails or finds no versions */
async function queryRegistry(query: string, read: () => Promise<readonly Entry[]>): Promise<FoundReleases> {
  let entries: readonly Entry[];
  try {
    entries = await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${query}: ${reason}; correct the package in libraries.ts, or try again later`);
  }
  if (entries.length === 0) {
    throw new Error(`${query}: the response has no versions; correct the package in libraries.ts`);
  }
  return new Map(entries);
}

/** Uses curl, because it respects the proxy settings of the machine. */
const download = (run: Run, url: string): Promise<string> =>
  run('curl', ['--fail', '--silent', '--show-error', '--compressed', '--location', url]);

const npm: Fetcher = (name, run) =>
  queryRegistry(`npm view ${name} (https://registry.npmjs.org/${name})`, async () => {
    const answer: unknown = JSON.parse(await run('npm', ['view', name, 'versions', 'time', '--json']));
    const versions = fieldOf(answer, 'versions');
    const list: unknown[] = Array.isArray(versions) ? versions : [];
    return list.map((version): Entry => [String(version), dayOf(fieldOf(answer, 'time', String(version)))]);
  });

const pypi: Fetcher = (name, run) => {
  const url = `https://pypi.org/pypi/${name}/json`;
  return queryRegistry(url, async () => {
    const releases = fieldOf(JSON.parse(await download(run, url)), 'releases');
    const list = isObject(releases) ? Object.entries(releases) : [];
    return list.flatMap(([version, files]): Entry[] =>
      // A version without files has been withdrawn.
      Array.isArray(files) && files.length > 0 ? [[version, dayOf(fieldOf(files[0], 'upload_time_iso_8601'))]] : [],
    );
  });
};

/** Path of a crate in the index: `pa/ct/pact_ffi`. */
function indexPath(name: string): string {
  const folders: readonly string[] =
    name.length > 3
      ? [name.slice(0, 2), name.slice(2, 4)]
      : name.length === 3
        ? ['3', name.slice(0, 1)]
        : [`${name.length}`];
  return [...folders, name].join('/').toLowerCase();
}

const crates: Fetcher = (name, run) => {
  const url = `https://index.crates.io/${indexPath(name)}`;
  return queryRegistry(url, async () => {
    const lines = (await download(run, url)).split('\n').filter((line) => line !== '');
    return lines
      .map((line): unknown => JSON.parse(line))
      .filter((entry) => fieldOf(entry, 'yanked') !== true)
      .map((entry): Entry => [String(fieldOf(entry, 'vers')), dayOf(fieldOf(entry, 'pubtime'))]);
  });
};

const go: Fetcher = (name, run) =>
  queryRegistry(`go list -m ${name} (https://proxy.golang.org/${name}/@v/list)`, async () => {
    const versions = fieldOf(JSON.parse(await run('go', ['list', '-m', '-versions', '-json', name])), 'Versions');
    const list: unknown[] = Array.isArray(versions) ? versions : [];
    if (list.length === 0) {
      return [];
    }
    const lines = await run('go', [
      'list',
      '-m',
      '-f',
      '{{.Version}} {{.Time.Format "2006-01-02"}}',
      ...list.map((version) => `${name}@${String(version)}`),
    ]);
    return lines
      .trim()
      .split('\n')
      .map((line): Entry => {
        const [version = '', date] = line.split(' ');
        return [version.replace(/^v/, ''), dayOf(date)];
      });
  });

const maven: Fetcher = (name, run) => {
  const [group = '', artifact = ''] = name.split(':');
  const folder = `https://repo1.maven.org/maven2/${group.replaceAll('.', '/')}/${artifact}`;
  const url = `${folder}/maven-metadata.xml`;
  return queryRegistry(url, async () => {
    const versions = [...(await download(run, url)).matchAll(/<version>([^<]+)<\/version>/g)].map(([, v = '']) => v);
    if (versions.length === 0) {
      return [];
    }
    // The metadata has no dates, so use the Last-Modified header of each POM.
    const files = versions.map((version) => `${folder}/${version}/${artifact}-${version}.pom`);
    const heads = (await run('curl', ['--fail', '--silent', '--show-error', '--head', ...files]))
      .split(/\r?\n\r?\n/)
      .filter((head) => head.startsWith('HTTP/'));
    return versions.map((version, index): Entry => {
      const modified = /^last-modified: (.+)$/im.exec(heads[index] ?? '')?.[1];
      return [version, dayOf(modified?.trim())];
    });
  });
};

const rubygems: Fetcher = (name, run) => {
  const url = `https://rubygems.org/api/v1/versions/${name}.json`;
  return queryRegistry(url, async () => {
    const versions: unknown = JSON.parse(await download(run, url));
    const list: unknown[] = Array.isArray(versions) ? versions : [];
    return list.map((version): Entry => [String(fieldOf(version, 'number')), dayOf(fieldOf(version, 'created_at'))]);
  });
};

const nuget: Fetcher = (name, run) => {
  const url = `https://api.nuget.org/v3/registration5-gz-semver2/${name.toLowerCase()}/index.json`;
  return queryRegistry(url, async () => {
    const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
    const pages = listed(fieldOf(JSON.parse(await download(run, url)), 'items'));
    // In a long list, the versions of each page are in a separate document.
    const leaves = await Promise.all(
      pages.map(async (page) =>
        listed(
          fieldOf(page, 'items') ?? fieldOf(JSON.parse(await download(run, String(fieldOf(page, '@id')))), 'items'),
        ),
      ),
    );
    return leaves
      .flat()
      .map((leaf) => fieldOf(leaf, 'catalogEntry'))
      .filter((entry) => fieldOf(entry, 'listed') !== false)
      .map((entry): Entry => [String(fieldOf(entry, 'version')), dayOf(fieldOf(entry, 'published'))]);
  });
};

const packagist: Fetcher = (name, run) => {
  const url = `https://repo.packagist.org/p2/${name}.json`;
  return queryRegistry(url, async () => {
    const versions = fieldOf(JSON.parse(await download(run, url)), 'packages', name);
    const list: unknown[] = Array.isArray(versions) ? versions : [];
    return list.map((entry): Entry => [String(fieldOf(entry, 'version')), dayOf(fieldOf(entry, 'time'))]);
  });
};

/** Fetchers by registry. They use the registry's own tool if it outputs dates, so that the machine's settings apply. */
export const fetchers: Readonly<Record<Registry, Fetcher>> = {
  npm,
  pypi,
  crates,
  go,
  maven,
  rubygems,
  nuget,
  packagist,
};
