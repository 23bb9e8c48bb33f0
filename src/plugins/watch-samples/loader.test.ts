import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {sdks} from '../../data/sdks';
import watchSamples from './index';
import loader from './loader';

const root = process.cwd();

/** The files that the bundler watches for a page, from the top of the project. */
function watched(...page: string[]): string[] {
  const files: string[] = [];
  const source = page.join('\n');
  const context = {
    getOptions: () => ({root, projects: sdks.map(({id}) => id)}),
    addDependency: (file: string) => files.push(path.relative(root, file)),
    addContextDependency: (folder: string) => files.push(path.relative(root, folder)),
  };
  expect(loader.call(context, source)).toBe(source);
  return files;
}

describe('a page', () => {
  it('is made anew when a file that its fences include changes', () => {
    expect(
      watched(
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

  it('is made anew when a source of any language changes, if its tabs name a region', () => {
    const files = watched('<SdkTabs region="client">', '</SdkTabs>');
    for (const {id} of sdks) {
      expect(files.some((file) => file.startsWith(`examples/${id}/`))).toBe(true);
    }
    expect(files.filter((file) => /\/(?:node_modules|target|pacts|\.venv)\//.test(file))).toEqual([]);
  });

  it.each([
    ['<CliOptions command="stub" />', 'src/data/cli-reference/reference.json'],
    ['<ApiTable of="pact-js/pact" />', 'src/data/api-reference/pact-js/http.ts'],
    ['<ReleaseHistory of="pact-js" />', 'src/data/releases/pact-js.json'],
  ])('is made anew when the data change that it shows: %s', (element, file) => {
    expect(watched(element)).toContain(file);
  });

  it('is made anew when a diagram is drawn, if it has one', () => {
    expect(watched('1. One', '', '   ```mermaid', '   pie', '   ```')).toEqual(['src/data/diagrams/drawings']);
  });

  it('watches nothing else', () => {
    expect(watched('Text with file=examples/go/go.mod', '', '<SdkTabs>', '</SdkTabs>')).toEqual([]);
  });
});

describe('the plugin', () => {
  it('reads docs and posts before they are compiled', () => {
    const plugin = watchSamples({siteDir: root} as Parameters<typeof watchSamples>[0]);
    const config = plugin.configureWebpack?.({}, false, {} as never, undefined) as {
      module: {rules: {include: string[]; enforce: string}[]};
    };
    expect(config.module.rules[0]).toMatchObject({
      enforce: 'pre',
      include: [path.join(root, 'docs'), path.join(root, 'blog')],
    });
  });
});
