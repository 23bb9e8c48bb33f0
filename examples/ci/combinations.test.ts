import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

import {models, systems} from '../../src/data/pipelines';
import {combinations, generate, type Combination} from '../../src/data/pipelines/generator';
import {languages} from '../../src/data/pipelines/languages';
import {faultsOf} from './faults';

const all = combinations();
const seen = new Set<string>();
let files = 0;

afterAll(() => {
  console.log(`${all.length} combinations, ${files} files, ${seen.size} of them distinct and checked by a schema`);
});

function nameOf({system, model, consumer, provider, build}: Combination): string {
  return `${system}, ${model}, ${consumer ?? 'own commands'} and ${provider ?? 'own commands'}, ${build ?? 'maven'}`;
}

describe('every combination', () => {
  it('has each CI system, release model and language on each side, and commands of the reader', () => {
    const sides = languages.length + 1;
    expect(sides).toBeGreaterThan(10);
    const maven = all.filter(({build}) => build === undefined);
    expect(maven).toHaveLength(systems.length * models.length * sides * sides);
    expect(all.length - maven.length, 'with Gradle').toBeGreaterThan(1000);
  });

  it.each(systems)('for $label follows the schema', ({id}) => {
    const mine = all.filter(({system}) => system === id);
    expect(mine.length).toBeGreaterThan(0);
    const faults = mine.flatMap((combination) => {
      const written = generate(combination);
      expect(written, nameOf(combination)).not.toEqual([]);
      return written.flatMap(({name, text}) => {
        files += 1;
        const hash = createHash('sha256').update(`${id} ${text}`).digest('hex');
        if (name === 'webhook.sh' || seen.has(hash)) {
          return [];
        }
        seen.add(hash);
        return faultsOf(id, text).map((fault) => `${nameOf(combination)}, ${name}: ${fault}`);
      });
    });
    expect(faults.slice(0, 5)).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  });

  it.each(systems)('for $label follows the schema with names of the reader', ({id}) => {
    const names = {consumer: 'Café Web 2.0', provider: 'yes', environment: 'pre-prod_1'};
    for (const {id: model} of models) {
      for (const {name, text} of generate({system: id, model, names})) {
        expect(name === 'webhook.sh' ? [] : faultsOf(id, text), `${model}/${name}`).toEqual([]);
        expect(text, `${model}/${name}`).not.toMatch(/Order(Web|Api|App)|order-(web|api|app)|production/);
        expect(text.match(/--(?:pacticipant|provider) \S+/g) ?? [], `${model}/${name}`).not.toContain(
          '--pacticipant Café',
        );
      }
    }
  });

  it('is what examples/ci has where no language is chosen', () => {
    const own = all.filter(({consumer, provider}) => !consumer && !provider);
    expect(own).toHaveLength(systems.length * models.length);
    for (const combination of own) {
      for (const {name, text} of generate(combination)) {
        const file = path.join(__dirname, combination.system, combination.model, name);
        expect(text, file).toBe(readFileSync(file, 'utf8'));
      }
    }
  });
});
