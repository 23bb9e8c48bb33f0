import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';

import {buildFolder} from './site';

const embedded = /JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g;

/** JSON in a script that can't be read. */
function jsonFaults(file: string, script: string): string[] {
  return [...script.matchAll(embedded)].flatMap(([, literal = "''"]) => {
    try {
      JSON.parse(runInNewContext(literal) as string);
      return [];
    } catch (fault) {
      return [`${file}: ${String(fault)}; it begins with ${literal.slice(0, 60)}`];
    }
  });
}

describe('the data in chunks', () => {
  it('can be read', () => {
    const files = readdirSync(path.join(buildFolder, 'assets/js')).filter((name) => name.endsWith('.js'));
    const scripts = files.map(
      (file) => [file, readFileSync(path.join(buildFolder, 'assets/js', file), 'utf8')] as const,
    );
    const count = scripts.reduce((sum, [, script]) => sum + [...script.matchAll(embedded)].length, 0);
    console.log(`chunks: checked ${count} values in ${files.length} files`);
    expect(count).toBeGreaterThan(500);
    expect(scripts.flatMap(([file, script]) => jsonFaults(file, script))).toEqual([]);
  });

  it('is reported when a number has lost its digits', () => {
    expect(jsonFaults('a.js', `JSON.parse('{"at":1795376,"of":"it\\'s"}')`)).toEqual([]);
    expect(jsonFaults('a.js', `JSON.parse('{"at":19356df369000}')`)).toEqual([
      expect.stringMatching(/^a\.js: SyntaxError.*it begins with '\{"at":19356df/),
    ]);
  });
});
