import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** Major version of Node in each file that names one; Netlify and GitHub's runs read `.nvmrc`. */
const named = (nvmrc: string, packageJson: string, dockerfile: string): Record<string, string | undefined> => ({
  '.nvmrc': /^v?(\d+)/.exec(nvmrc)?.[1],
  'engines in package.json': /"node": "\D*(\d+)/.exec(packageJson)?.[1],
  'deploy/nginx/Dockerfile': /^ARG NODE=(\d+)/m.exec(dockerfile)?.[1],
});

it('all files name the same version of Node', () => {
  const [nvmrc = '', packageJson = '', dockerfile = ''] = ['.nvmrc', 'package.json', 'deploy/nginx/Dockerfile'].map(
    (file) => readFileSync(file, 'utf8'),
  );
  const versions = named(nvmrc, packageJson, dockerfile);
  console.log(`node: checked ${Object.keys(versions).length} files`);
  expect(versions['.nvmrc']).toMatch(/^\d+$/);
  expect(new Set(Object.values(versions)).size, JSON.stringify(versions)).toBe(1);
});

it('a different or missing version is reported', () => {
  expect(named('20\n', '"node": "^22.1.0"', 'FROM node')).toEqual({
    '.nvmrc': '20',
    'engines in package.json': '22',
    'deploy/nginx/Dockerfile': undefined,
  });
});
