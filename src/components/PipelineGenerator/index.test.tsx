import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import {history} from '../../../tests/doubles/docusaurus/router';
import {forReaders, generate} from '@site/src/data/pipelines/generator';
import {downloadName, toScript} from './download';
import {parseSelection, toQuery} from './query';
import PipelineGenerator from './index';

const choose = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), {target: {value}});
const valueOf = (label: string): string => screen.getByLabelText<HTMLSelectElement>(label).value;
const status = (): string => screen.getByRole('status').textContent;
const at = (search: string): void => history.replace({pathname: '/pact_nirvana/pipeline_generator', search, hash: ''});

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.dataset.sdk = 'javascript';
  document.documentElement.dataset.ci = 'github-actions';
  at('');
});

describe('the pipeline generator', () => {
  it('starts with the files of the repository, also without scripts', () => {
    const html = renderToStaticMarkup(<PipelineGenerator />);
    expect(html).toContain(
      '4 files for GitHub Actions. Release model: Trunk. Consumer: Your own commands. Provider: Your own commands.',
    );
    expect(html).toContain('run: make test');
    expect(html).not.toContain('#region');
  });

  it('starts with the language that the reader has chosen for the site', () => {
    window.localStorage.setItem('docusaurus.tab.sdk', 'go');
    render(<PipelineGenerator />);
    expect([valueOf('Consumer'), valueOf('Provider')]).toEqual(['go', 'go']);
  });

  it('generates the selected files, summarises them and updates the URL', () => {
    render(<PipelineGenerator />);
    choose('CI system', 'jenkins');
    choose('Release model', 'monorepo');
    choose('Consumer', 'python');
    choose('Provider', 'rust');
    expect(status()).toBe(
      '1 file for Jenkins. Release model: Consumer and provider in one repository. Consumer: Python. Provider: Rust.',
    );
    expect(screen.getByRole('heading', {name: 'Jenkinsfile in order-shop'})).toBeDefined();
    expect(screen.getByText(/python -m pytest consumer/)).toBeDefined();
    expect(history.location.search).toBe('?ci=jenkins&consumer=python&provider=rust&model=monorepo');
    expect(document.documentElement.dataset.ci).toBe('jenkins');
  });

  it('shows the selection of a link', () => {
    at('?consumer=ruby&provider=own&model=pull-request');
    render(<PipelineGenerator />);
    expect([valueOf('Consumer'), valueOf('Provider'), valueOf('Release model')]).toEqual([
      'ruby',
      'own',
      'pull-request',
    ]);
  });

  it('follows the URL when the reader goes back', () => {
    render(<PipelineGenerator />);
    choose('Consumer', 'php');
    act(() => at('?consumer=java'));
    expect(valueOf('Consumer')).toBe('java');
  });

  it('has no provider field for a model without provider files', () => {
    render(<PipelineGenerator />);
    choose('Release model', 'mobile');
    expect(screen.queryByLabelText('Provider')).toBeNull();
    expect(status()).not.toContain('Provider');
  });

  it('downloads each file, and all of them', () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, {createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined}));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    render(<PipelineGenerator />);
    fireEvent.click(screen.getByRole('button', {name: 'Download .github/workflows/order-web.yml in order-web'}));
    fireEvent.click(screen.getByRole('button', {name: 'Download all as a script'}));
    expect(saved).toEqual(['order-web.yml', 'pipelines.sh']);
    click.mockRestore();
    vi.unstubAllGlobals();
  });
});

describe('the query of the URL', () => {
  it.each(['?model=none', '?consumer=cobol&provider=constructor', '?consumer=', '?ci=1&model=%F0'])(
    'is ignored where it is invalid: %s',
    (search) => {
      expect(parseSelection(search, 'own')).toEqual({consumer: 'own', provider: 'own', model: 'trunk'});
    },
  );

  it('keeps other parameters', () => {
    const selection = {ci: 'circleci', consumer: 'go', provider: 'own', model: 'mobile'} as const;
    expect(toQuery('?sdk=java', selection)).toBe('?sdk=java&ci=circleci&consumer=go&provider=own&model=mobile');
  });
});

describe('a download', () => {
  const files = generate({system: 'gitlab-ci', model: 'trunk'}).map((file) => ({...file, text: forReaders(file.text)}));

  it('of all files writes each into the folder of its repository', () => {
    const script = toScript(files);
    expect(script).toMatch(/^#!\/usr\/bin\/env bash\n/);
    expect(script.match(/^cat > .*$/gm)).toEqual([
      `cat > "order-web/.gitlab-ci.yml" <<'END_OF_FILE'`,
      `cat > "order-api/.gitlab-ci.yml" <<'END_OF_FILE'`,
      `cat > "order-api/webhook.sh" <<'END_OF_FILE'`,
    ]);
    expect(script.match(/^END_OF_FILE$/gm)).toHaveLength(3);
    for (const {text} of files) {
      expect(script).toContain(text);
    }
  });

  it('has a name without a leading dot, which browsers replace', () => {
    expect(files.map(downloadName)).toEqual(['gitlab-ci.yml', 'gitlab-ci.yml', 'webhook.sh']);
  });
});
