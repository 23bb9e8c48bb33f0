import {unified} from 'unified';
import remarkParse from 'remark-parse';
import {describe, expect, it} from 'vitest';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {commandsOfManagers} from './commands';
import {toGradle} from './dependencies';
import remarkInstallTabs from './index';

const dependency = (...more: string[]): string =>
  [
    '<dependency>',
    '  <groupId>shop</groupId>',
    '  <artifactId>orders</artifactId>',
    '  <version>1.2</version>',
    ...more,
    '</dependency>',
  ].join('\n');

/** The blocks of a page: names of elements with their panels, or else types of nodes. */
function run(source: string): unknown[] {
  const processor = unified().use(remarkParse).use(remarkInstallTabs);
  const {children} = processor.runSync(processor.parse(source));
  return children.map((node) =>
    node.type === 'mdxJsxFlowElement'
      ? [
          node.name,
          ...(node.children as MdxJsxFlowElement[]).map(({children: [code]}) => (code as {value?: string}).value),
        ]
      : node.type,
  );
}

describe('commands of npm', () => {
  it.each([
    ['npm install', 'pnpm install', 'yarn install'],
    ['npm install --save-dev pact vitest', 'pnpm add --save-dev pact vitest', 'yarn add --dev pact vitest'],
    ['npm install pact@17', 'pnpm add pact@17', 'yarn add pact@17'],
    [
      'cd shop\nnpm install\nnpm run test',
      'cd shop\npnpm install\npnpm run test',
      'cd shop\nyarn install\nyarn run test',
    ],
    [
      'npm install --save-dev cli\nnpx pact \\\n  --help',
      'pnpm add --save-dev cli\npnpm exec pact \\\n  --help',
      'yarn add --dev cli\nyarn run pact \\\n  --help',
    ],
  ])('%j are translated', (npm, pnpm, yarn) => {
    expect(commandsOfManagers(npm)).toEqual({npm, pnpm, yarn});
  });

  it.each(['npm ci', 'npm install --include=optional', 'rm -rf node_modules\nnpm install', 'npx pact --help'])(
    '%j are not, since they install nothing or have no equivalent',
    (code) => {
      expect(commandsOfManagers(code)).toBeUndefined();
    },
  );

  it('become tabs', () => {
    expect(run('```bash\nnpm install\n```')).toEqual([
      ['PackageManagers', 'npm install', 'pnpm install', 'yarn install'],
    ]);
    expect(run('```bash title="setup.sh"\nnpm install\n```\n\n```bash as-is\nnpm install\n```')).toEqual([
      'code',
      'code',
    ]);
  });
});

describe('dependencies of Maven', () => {
  it('are written for Gradle, by scope', () => {
    expect(toGradle(dependency('  <scope>test</scope>'))).toBe(
      'dependencies {\n    testImplementation("shop:orders:1.2")\n}',
    );
    expect(toGradle(`${dependency()}\n${dependency()}`)).toBe(
      'dependencies {\n    implementation("shop:orders:1.2")\n    implementation("shop:orders:1.2")\n}',
    );
  });

  it.each([
    ['a plugin', '<plugin></plugin>'],
    ['something around them', `<dependencies>${dependency()}</dependencies>`],
    ['another scope', dependency('  <scope>provided</scope>')],
    ['a classifier', dependency('  <classifier>all</classifier>')],
    ['no version', dependency().replace(/.*version.*\n/, '')],
  ])('stay as they are with %s', (_name, xml) => {
    expect(toGradle(xml)).toBeUndefined();
  });

  it('become tabs', () => {
    expect(run(`\`\`\`xml\n${dependency()}\n\`\`\``)).toEqual([
      ['JvmBuilds', dependency(), expect.stringContaining('implementation(')],
    ]);
  });
});
