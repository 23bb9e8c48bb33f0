import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {listFiles} from './build-folder';
import {release} from './release';

let folder = '';
let to = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  to = path.join(folder, 'site');
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

/** Writes a build with a page that loads its own script. */
function build(name: string): string {
  const from = path.join(folder, `build-${name}`);
  mkdirSync(path.join(from, 'assets/js'), {recursive: true});
  mkdirSync(path.join(from, name));
  writeFileSync(path.join(from, 'index.html'), `page of ${name}`);
  writeFileSync(path.join(from, 'same.txt'), 'the same in all');
  writeFileSync(path.join(from, name, 'page.html'), name);
  writeFileSync(path.join(from, `assets/js/${name.repeat(8)}.js`), name);
  return from;
}

const kept = (): string =>
  ['a', 'b', 'c', 'd', 'e'].filter((name) => existsSync(`${to}/assets/js/${name.repeat(8)}.js`)).join('');

describe('a release', () => {
  it('copies a build into a new folder', () => {
    expect(release(build('a'), to, day(1))).toEqual({released: 4, kept: 0, deleted: 0});
    expect(listFiles(to)).toEqual([
      '/.releases.json',
      '/a/page.html',
      '/assets/js/aaaaaaaa.js',
      '/index.html',
      '/same.txt',
    ]);
  });

  it('replaces pages, deletes removed ones with their folder, and keeps hashed files', () => {
    release(build('a'), to, day(1));
    expect(release(build('b'), to, day(2))).toEqual({released: 4, kept: 1, deleted: 1});
    expect(readFileSync(path.join(to, 'index.html'), 'utf8')).toBe('page of b');
    expect(existsSync(path.join(to, 'a'))).toBe(false);
    expect(kept()).toBe('ab');
  });

  it('keeps the files of the last three releases however old they are', () => {
    ['a', 'b', 'c', 'd'].forEach((name, index) => release(build(name), to, day(1 + index * 100)));
    expect(kept()).toBe('bcd');
  });

  it('keeps the files of a release until 30 days after it was replaced', () => {
    release(build('a'), to, day(1));
    release(build('b'), to, day(50));
    release(build('c'), to, day(60));
    release(build('d'), to, day(79));
    expect(kept()).toBe('abcd');
    release(build('e'), to, day(85));
    expect(kept()).toBe('bcde');
  });

  it('leaves unchanged files alone, so that browser caches stay valid', () => {
    release(build('a'), to, day(1));
    const {ino} = statSync(path.join(to, 'same.txt'));
    release(build('b'), to, day(2));
    expect(statSync(path.join(to, 'same.txt')).ino).toBe(ino);
  });

  it('can be repeated', () => {
    release(build('a'), to, day(1));
    expect(release(path.join(folder, 'build-a'), to, day(1))).toEqual({released: 4, kept: 0, deleted: 0});
  });
});

describe('a release is rejected', () => {
  it('when its source is missing or not a build, and changes nothing', () => {
    mkdirSync(path.join(folder, 'empty'));
    for (const from of ['missing', 'empty']) {
      expect(() => release(path.join(folder, from), to, day(1))).toThrow('is not a build; run "npm run build" first');
    }
    expect(existsSync(to)).toBe(false);
  });

  it('when its target contains other files', () => {
    mkdirSync(to);
    writeFileSync(path.join(to, 'photo.jpg'), '');
    expect(() => release(build('a'), to, day(1))).toThrow('.releases.json is missing, but the folder contains files');
    expect(foreignFileExists()).toBe(true);
  });

  it.each([
    '',
    '{',
    '{}',
    '[1]',
    '[{"since":"never","files":[]}]',
    '[{"since":"2026-01-01","files":["/../etc/passwd"]}]',
  ])('when the recorded releases are %s', (list) => {
    release(build('a'), to, day(1));
    writeFileSync(path.join(to, '.releases.json'), list);
    expect(() => release(build('b'), to, day(2))).toThrow(`.releases.json is not a list of releases: empty ${to}`);
    expect(readFileSync(path.join(to, 'index.html'), 'utf8')).toBe('page of a');
  });
});

const foreignFileExists = (): boolean => existsSync(path.join(to, 'photo.jpg'));
