import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {versionControl} from './git';

const project = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outside-git-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, {recursive: true, force: true});
});

describe('last-update information', () => {
  it('is left out outside a Git checkout', () => {
    expect(versionControl()).toBe(false);
  });

  it('is left out before the first commit', () => {
    execFileSync('git', ['init', '--quiet']);
    expect(versionControl()).toBe(false);
  });

  it('is available in a checkout with a commit', () => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    execFileSync('git', ['init', '--quiet']);
    execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'first']);
    expect(versionControl()).toBe(true);
  });
});
