import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
}

interface Workflow {
  readonly jobs: Readonly<Record<string, {readonly steps: readonly Step[]; readonly 'timeout-minutes'?: number}>>;
}

const folder = '.github/workflows';
const readWorkflow = (name: string): Workflow => parse(readFileSync(path.join(folder, name), 'utf8')) as Workflow;

/** Jobs and steps without a time limit. */
function limitFaults(file: string, {jobs}: Workflow): string[] {
  return Object.entries(jobs).flatMap(([name, job]) => [
    ...(job['timeout-minutes'] === undefined ? [`${file}: the job ${name} has no timeout-minutes`] : []),
    ...job.steps
      .filter((step) => step['timeout-minutes'] === undefined)
      .map((step) => `${file}: a step of ${name} has no timeout-minutes: ${step.uses ?? step.run ?? ''}`),
  ]);
}

describe('the workflows', () => {
  it('have a time limit for each job and step', () => {
    const names = readdirSync(folder);
    console.log(`workflows: checked ${names.length}`);
    expect(names.length).toBeGreaterThan(0);
    expect(names.flatMap((name) => limitFaults(name, readWorkflow(name)))).toEqual([]);
    expect(limitFaults('a.yml', {jobs: {test: {steps: [{run: 'npm test'}]}}})).toEqual([
      'a.yml: the job test has no timeout-minutes',
      'a.yml: a step of test has no timeout-minutes: npm test',
    ]);
  });
});

describe('a change of pages', () => {
  const pattern = readWorkflow('site.yml').jobs.changed?.steps.find(({env}) => env?.PAGES)?.env?.PAGES ?? '';
  const pages = new RegExp(pattern);

  it.each([
    'docs/faq/index.mdx',
    'docs/faq/img/a.png',
    'blog/2018-07-10-welcome/index.mdx',
    'content/errors/verification/a.mdx',
    'static/img/mark.svg',
    'sidebars.ts',
    'CONTRIBUTING.md',
    'adr/0001-docs-at-the-root.md',
    'tests/README.md',
    '.cspell/words.txt',
    '.github/PULL_REQUEST_TEMPLATE.md',
    '.github/ISSUE_TEMPLATE/config.yml',
  ])('needs no tests of the code for %s', (file) => {
    expect(pattern).not.toBe('');
    expect(pages.test(file)).toBe(true);
  });

  it.each([
    'src/components/Cards/index.tsx',
    'src/config/redirects.ts',
    'src/docs/a.ts',
    'examples/go/client.go',
    'tests/samples/good.md',
    'package.json',
    '.github/workflows/site.yml',
    '.github/actions/setup/action.yml',
    'docusaurus.config.ts',
    '.nvmrc',
  ])('needs them for %s', (file) => {
    expect(pages.test(file)).toBe(false);
  });
});
