import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';

interface Source {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** Files with scripts of readers' projects: samples and error entries. */
const forReaders = /^(?:src\/data\/(?:errors|pipelines)|tests\/samples)\//;

function listFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
        .filter((file) => !file.includes('node_modules/') && statSync(file).isFile())
    : [];
}

const read = (file: string): Source => ({file, text: readFileSync(file, 'utf8')});

const topFiles = readdirSync('.', {withFileTypes: true})
  .filter((entry) => entry.isFile() && /\.(?:md|m?[jt]s|toml)$/.test(entry.name))
  .map(({name}) => name);
const houseFiles = [...topFiles, ...['.ci', '.github', 'adr', 'deploy', 'src', 'tests'].flatMap(listFiles)]
  .filter((file) => !forReaders.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file))
  .filter((file) => /(?:\.(?:md|[cm]?[jt]sx?|ya?ml|toml|conf|env)|\/run|Dockerfile)$/.test(file))
  .map(read);
const documents = [
  ...houseFiles.filter(({file}) => file.endsWith('.md')),
  ...['content', 'examples']
    .flatMap(listFiles)
    .filter((file) => file.endsWith('README.md'))
    .map(read),
];

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>};

/** npm scripts and programs that files mention, with their location. */
function commandsIn({
  file,
  text,
}: Source): {readonly place: string; readonly script?: string; readonly program?: string}[] {
  return [...text.matchAll(/\bnpm run (?:--\w+ )?([a-z][\w:-]*)|\bnpx tsx ([\w./-]+\.ts)\b/g)].map((match) => ({
    place: `${file}:${text.slice(0, match.index).split('\n').length}`,
    script: match[1],
    program: match[2],
  }));
}

function commandFaults(source: Source, names: readonly string[]): string[] {
  return commandsIn(source).flatMap(({place, script, program}) => {
    if (script !== undefined && !names.includes(script)) {
      return [`${place}: package.json has no script "${script}"; use one of ${names.join(', ')}`];
    }
    return program !== undefined && !existsSync(program) ? [`${place}: there is no ${program}; correct the path`] : [];
  });
}

/** Ids of the headings of a Markdown file on GitHub. */
function headingIds(text: string): string[] {
  const slugger = createSlugger();
  return [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    slugger.slug(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );
}

/** Blanks fences and code spans, and keeps line numbers. */
function withoutCode(text: string): string {
  return text
    .replaceAll(/^[ \t]*(`{3,})[^\n]*\n[\s\S]*?^[ \t]*\1/gm, (fence) => fence.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(`+)[^`\n]+\1(?!\()/g, (code) => (code.includes('](') ? '' : code));
}

/** Finds links to missing files and headings. */
function linkFaults({file, text}: Source): string[] {
  const source = withoutCode(text);
  return [...source.matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => {
    const [address = '', id] = (match[1] ?? '').split('#');
    const place = `${file}:${source.slice(0, match.index).split('\n').length}`;
    if (/^[a-z][a-z+.-]*:|^\//i.test(address)) {
      return [];
    }
    const target = address === '' ? file : path.posix.join(path.posix.dirname(file), address);
    if (address !== '' && !existsSync(target)) {
      return [`${place}: a link leads to ${match[1]}, and there is no ${target}; correct the path`];
    }
    if (id === undefined || !target.endsWith('.md')) {
      return [];
    }
    const ids = headingIds(target === file ? text : readFileSync(target, 'utf8'));
    return ids.includes(id) ? [] : [`${place}: ${target} has no heading #${id}; it has #${ids.join(', #')}`];
  });
}

describe('the scripts of package.json', () => {
  it('are few, and README.md explains each', () => {
    const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)].map(
      ([, name]) => name,
    );
    console.log(`scripts: checked ${Object.keys(scripts).length}`);
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
    // npm runs this one itself, after "build".
    expect([...rows].sort()).toEqual(
      Object.keys(scripts)
        .filter((name) => name !== 'postbuild')
        .sort(),
    );
  });

  it('and programs that files of the project mention exist', () => {
    const count = houseFiles.flatMap(commandsIn).length;
    console.log(`commands: checked ${count} in ${houseFiles.length} files`);
    expect(count).toBeGreaterThan(30);
    expect(houseFiles.flatMap((source) => commandFaults(source, Object.keys(scripts)))).toEqual([]);
  });

  it('are reported when a file mentions a missing one', () => {
    const text = 'Run `npm run build`.\n\nRun `npm run --silent mill -- a` and `npx tsx deploy/mill.ts a`.\n';
    expect(commandFaults({file: 'a.md', text}, ['build', 'test:unit'])).toEqual([
      'a.md:3: package.json has no script "mill"; use one of build, test:unit',
      'a.md:3: there is no deploy/mill.ts; correct the path',
    ]);
  });
});

describe('documents for contributors', () => {
  it('link to files and headings that exist', () => {
    const count = documents.flatMap(({text}) => text.match(/\]\([^)\s]+\)/g) ?? []).length;
    console.log(`documents: checked ${count} links of ${documents.length} files`);
    expect(count).toBeGreaterThan(30);
    expect(documents.flatMap(linkFaults)).toEqual([]);
  });

  it('are rejected with a link to nothing', () => {
    const text = '# One `two`\n\n[a](#one-two) [b](#two) `[c](./none.md)`\n\n[d](./none.md) [e](./README.md#none)\n';
    expect(linkFaults({file: 'a.md', text})).toEqual([
      'a.md:3: a.md has no heading #two; it has #one-two',
      'a.md:5: a link leads to ./none.md, and there is no none.md; correct the path',
      expect.stringContaining('a.md:5: README.md has no heading #none; it has #docspactio, #'),
    ]);
  });

  it('list each decision in the index', () => {
    const decisions = readdirSync('adr').filter((name) => /^\d{4}-.*\.md$/.test(name));
    const index = readFileSync('adr/README.md', 'utf8');
    expect(decisions.length).toBeGreaterThan(0);
    for (const name of decisions) {
      const [, title] = /^# (.+)$/m.exec(readFileSync(path.join('adr', name), 'utf8')) ?? [];
      expect(index, `add ${name} to adr/README.md`).toContain(`[${title}](./${name})`);
    }
  });

  it('keep CONTRIBUTING.md short enough to read', () => {
    const limit = 10_000;
    expect(statSync('CONTRIBUTING.md').size, 'move details to the README.md beside the code').toBeLessThan(limit);
  });
});
