import {act, fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';

import {history} from '../../../tests/doubles/docusaurus/router';
import {generate, forReaders} from '@site/src/data/pipelines/generator';
import {nameOf, scriptOf} from './download';
import {wishOf, withWish} from './query';
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

describe('the generator of pipelines', () => {
  it('begins with the files of the repository, also without scripts', () => {
    const html = renderToStaticMarkup(<PipelineGenerator />);
    expect(html).toContain('4 files for GitHub Actions, Trunk: consumer with your own commands');
    expect(html).toContain('run: make test');
    expect(html).not.toContain('#region');
  });

  it('begins with the language that the reader has chosen for the site', () => {
    window.localStorage.setItem('docusaurus.tab.sdk', 'go');
    render(<PipelineGenerator />);
    expect([valueOf('Consumer'), valueOf('Provider')]).toEqual(['go', 'go']);
  });

  it('writes what is chosen, says so, and puts it into the address', () => {
    render(<PipelineGenerator />);
    choose('CI system', 'jenkins');
    choose('Release model', 'monorepo');
    choose('Consumer', 'python');
    choose('Provider', 'rust');
    expect(status()).toBe(
      '1 file for Jenkins, Consumer and provider in one repository: consumer with Python, provider with Rust.',
    );
    expect(screen.getByRole('heading', {name: 'Jenkinsfile in order-shop'})).toBeDefined();
    expect(screen.getByText(/python -m pytest consumer/)).toBeDefined();
    expect(history.location.search).toBe('?ci=jenkins&consumer=python&provider=rust&model=monorepo');
    expect(document.documentElement.dataset.ci).toBe('jenkins');
  });

  it('shows what a link asks for', () => {
    at('?consumer=ruby&provider=own&model=pull-request');
    render(<PipelineGenerator />);
    expect([valueOf('Consumer'), valueOf('Provider'), valueOf('Release model')]).toEqual([
      'ruby',
      'own',
      'pull-request',
    ]);
  });

  it('follows the address when it goes back', () => {
    render(<PipelineGenerator />);
    choose('Consumer', 'php');
    act(() => at('?consumer=java'));
    expect(valueOf('Consumer')).toBe('java');
  });

  it('asks for no provider where a model has none', () => {
    render(<PipelineGenerator />);
    choose('Release model', 'mobile');
    expect(screen.queryByLabelText('Provider')).toBeNull();
    expect(status()).not.toContain('provider');
  });

  it('hands over each file, and all of them', () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, {createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined}));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    render(<PipelineGenerator />);
    fireEvent.click(screen.getByRole('button', {name: 'Download .github/workflows/order-web.yml in order-web'}));
    fireEvent.click(screen.getByRole('button', {name: 'Download all'}));
    expect(saved).toEqual(['order-web.yml', 'pipelines.sh']);
    click.mockRestore();
    vi.unstubAllGlobals();
  });
});

describe('the address', () => {
  it.each(['?model=none', '?consumer=cobol&provider=constructor', '?consumer=', '?ci=1&model=%F0'])(
    'with %s is as if it asked for nothing',
    (search) => {
      expect(wishOf(search, 'own')).toEqual({consumer: 'own', provider: 'own', model: 'trunk'});
    },
  );

  it('keeps what others have put into it', () => {
    const wish = {ci: 'circleci', consumer: 'go', provider: 'own', model: 'mobile'} as const;
    expect(withWish('?sdk=java', wish)).toBe('?sdk=java&ci=circleci&consumer=go&provider=own&model=mobile');
  });
});

describe('a download', () => {
  const files = generate({system: 'gitlab-ci', model: 'trunk'}).map((file) => ({...file, text: forReaders(file.text)}));

  it('of all files has each in the folder of its repository', () => {
    const script = scriptOf(files);
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

  it('has a name without the dot that browsers replace', () => {
    expect(files.map(nameOf)).toEqual(['gitlab-ci.yml', 'gitlab-ci.yml', 'webhook.sh']);
  });
});
