import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {sdks} from '../../data/sdks';
import pageDependencies from './index';
import loader from './loader';

const root = process.cwd();
const always = '.docusaurus/content-collections/default/term-forms.json';

/** The files that the bundler watches for a page, relative to the project. */
function dependenciesOf(...page: string[]): string[] {
  const files: string[] = [];
  const source = page.join('\n');
  const context = {
    resourcePath: path.join(root, 'docs/implementation_guides/go/index.mdx'),
    getOptions: () => ({root, projects: sdks.map(({id}) => id)}),
    addDependency: (file: string) => files.push(path.relative(root, file)),
    addContextDependency: (folder: string) => files.push(path.relative(root, folder)),
  };
  expect(loader.call(context, source)).toBe(source);
  return files.filter((file) => file !== always);
}

describe('a page', () => {
  it('is compiled again when a file that its fences include changes', () => {
    expect(
      dependenciesOf(
        'Text.',
        '',
        '```go title="a" file=examples/go/go.mod#install',
        '```',
        '',
        '~~~bash file=examples/cli/a.sh',
        '~~~',
      ),
    ).toEqual(['examples/go/go.mod', 'examples/cli/a.sh']);
  });

  it('is compiled again when a source file changes that may have helpers of its samples', () => {
    const files = dependenciesOf('```go file=examples/go/provider/order_api_test.go#provider-test', '```');
    expect(files).toContain('examples/go/provider/main_test.go');
    expect(files.filter((file) => !file.startsWith('examples/go/'))).toEqual([]);
  });

  it('is compiled again when a source file of any language changes, if its tabs name a region', () => {
    const files = dependenciesOf('<SdkTabs region="client">', '</SdkTabs>');
    for (const {id} of sdks) {
      expect(files.some((file) => file.startsWith(`examples/${id}/`))).toBe(true);
    }
    expect(files.filter((file) => /\/(?:node_modules|target|pacts|\.venv)\//.test(file))).toEqual([]);
  });

  it.each([
    ['<CliOptions command="stub" />', 'src/data/cli-reference/reference.json'],
    ['<ApiTable of="pact-go/http-request" group="Body" />', 'content/api/pact-go/http-request.yml'],
    ['<ApiTable of="pact-go/http-request" />', 'src/data/api-reference/surfaces/pact-go.json'],
    ['<ApiTable of="pact-jvm/maven-verify" />', 'src/data/api-reference/surfaces/pact-jvm-build.json'],
    ['<ReleaseHistory of="pact-js" />', 'src/data/releases/pact-js.json'],
    ['<ReleaseHistory of="pact-js" />', 'content/releases/pact-js.yml'],
    ['<CurrentRelease of="pact-js" />', 'content/releases/pact-js.yml'],
    ['<NewestReleases />', 'content/releases/pact-go.yml'],
    ['<NewestReleases />', 'src/data/releases/pact-go.json'],
    ['<Glossary />', 'content/glossary.yml'],
    ['<DeploymentRules about="consumers" />', 'content/deployment-rules.yml'],
    ['<MatchingSituations />', 'content/matching-situations.yml'],
    ['<BrokerSettings group="Logging" />', 'content/broker-settings/logging.yml'],
    ['<LibraryFacts of="pact-go" />', 'src/data/releases/pact-go.json'],
    ['<LibrarySupport of="pact-go" />', 'content/support/answers/pact-go.yml'],
  ])('is compiled again when data that it shows changes: %s', (element, file) => {
    expect(dependenciesOf(element)).toContain(file);
  });

  it('is compiled again when an entry is added to the folder that it shows', () => {
    const files = dependenciesOf('<ErrorList of="broker" />');
    expect(files).toContain('content/errors/broker');
    expect(files).toContain('content/error-families.yml');
  });

  it('is compiled again when the sidebar or a page of its section changes, if it lists them', () => {
    const files = dependenciesOf('<SectionPages />');
    expect(files).toContain('sidebars.ts');
    expect(files).toContain('docs/implementation_guides/go/docs/consumer.mdx');
  });

  it('is compiled again when a diagram is drawn, if it has one', () => {
    expect(dependenciesOf('1. One', '', '   ```mermaid', '   pie', '   ```')).toContain('src/data/diagrams/drawings');
  });

  it('has no other dependencies', () => {
    expect(dependenciesOf('Text with file=examples/go/go.mod', '', '<SdkTabs>', '</SdkTabs>')).toEqual([]);
  });
});

describe('the plugin', () => {
  it('reads docs and posts before they are compiled', () => {
    const plugin = pageDependencies({siteDir: root} as Parameters<typeof pageDependencies>[0]);
    const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
      module: {rules: {include: string[]; enforce: string}[]};
    };
    expect(config.module.rules[0]).toMatchObject({
      enforce: 'pre',
      include: [path.join(root, 'docs'), path.join(root, 'blog')],
    });
  });
});
