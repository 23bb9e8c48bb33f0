import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import type {LoadContext} from '@docusaurus/types';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';

import contentCollections from '@site/src/plugins/content-collections';

const files = readdirSync('content', {recursive: true, encoding: 'utf8'})
  .map((name) => `content/${name.split(path.sep).join('/')}`)
  .filter((name) => /\.(?:mdx|yml)$/.test(name));

it('all collections of content/ are valid', async () => {
  const plugin = contentCollections({siteDir: process.cwd()} as LoadContext);
  const collections = (await plugin.loadContent?.()) as Readonly<Record<string, unknown>>;
  console.log(`collections: read ${Object.keys(collections).length} from ${files.length} files`);
  expect(files.length).toBeGreaterThan(400);
});

/** Schemas by the files that an editor validates with them; a pattern that begins with `!` takes files out. */
type Mapping = Readonly<Record<string, string | readonly string[]>>;

const matches = (file: string, pattern: string): boolean => path.matchesGlob(file, pattern);

const schemasOf = (file: string, mapping: Mapping): string[] =>
  Object.entries(mapping)
    .filter(([, patterns]) => {
      const all = [patterns].flat();
      const isExcluded = all.some((pattern) => pattern.startsWith('!') && matches(file, pattern.slice(1)));
      return !isExcluded && all.some((pattern) => matches(file, pattern));
    })
    .map(([schema]) => schema);

/** A sentence for each YAML file that an editor would validate with no schema, with two, or with one that refuses it. */
function findFaults(names: readonly string[], mapping: Mapping): string[] {
  const ajv = new Ajv({allErrors: true, allowUnionTypes: true});
  return names.flatMap((file) => {
    const [schema, ...others] = schemasOf(file, mapping);
    if (schema === undefined || others.length > 0) {
      return [`${file}: has ${others.length === 0 ? 'no schema' : 'several schemas'}; correct .vscode/settings.json`];
    }
    if (!existsSync(schema)) {
      return [`${schema}: doesn't exist; correct .vscode/settings.json`];
    }
    const validate =
      ajv.getSchema(schema) ?? ajv.compile({...(JSON.parse(readFileSync(schema, 'utf8')) as object), $id: schema});
    return validate(parse(readFileSync(file, 'utf8'))) ? [] : [`${file}: ${schema} refuses it; is it the right one?`];
  });
}

describe('an editor', () => {
  const {'yaml.schemas': mapping} = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
    readonly 'yaml.schemas': Mapping;
  };
  const yaml = files.filter((name) => name.endsWith('.yml'));

  it('has the schema of each YAML file', () => {
    console.log(`editor: checked ${yaml.length} files and ${Object.keys(mapping).length} schemas`);
    expect(findFaults(yaml, mapping)).toEqual([]);
  });

  it.each<[string, Mapping, string]>([
    ['no schema', {}, 'content/glossary.yml: has no schema'],
    ['two', {'./a.json': 'content/*.yml', './b.json': 'content/glossary.yml'}, 'has several schemas'],
    ['one that is gone', {'./content/words.schema.json': 'content/*.yml'}, "words.schema.json: doesn't exist"],
    ['the wrong one', {'./content/companies.schema.json': 'content/*.yml'}, 'refuses it; is it the right one?'],
  ])('has a fault with %s', (_, wrong, fault) => {
    expect(findFaults(['content/glossary.yml'], wrong)).toEqual([expect.stringContaining(fault)]);
  });
});
