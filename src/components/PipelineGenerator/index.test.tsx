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
const type = choose;
const valueOf = (label: string): string => screen.getByLabelText<HTMLSelectElement>(label).value;
const status = (): string => screen.getByRole('status').textContent;
const at = (search: string): void => history.replace({pathname: '/pact_nirvana/pipeline_generator', search, hash: ''});

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.dataset.sdk = 'javascript';
  document.documentElement.dataset.ci = 'github-actions';
  document.documentElement.dataset.jvm = 'maven';
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

  it('leaves out the side that the reader does not have', () => {
    render(<PipelineGenerator />);
    choose('Provider', 'go');
    choose('Files for', 'provider');
    expect(status()).toBe('3 files for GitHub Actions. Release model: Trunk. Provider: Go.');
    expect(screen.queryByLabelText('Consumer')).toBeNull();
    expect(screen.queryByLabelText('Name of the consumer')).toBeNull();
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      '.github/workflows/order-api.yml in order-api',
      '.github/workflows/changed-pact.yml in order-api',
      'webhook.sh in order-api',
    ]);
    expect(history.location.search).toContain('scope=provider');
    choose('Release model', 'monorepo');
    expect(screen.queryByLabelText('Files for')).toBeNull();
    expect(status()).toContain('Consumer: ');
  });

  it('writes the names of the reader, with quotes where the shell needs them', () => {
    render(<PipelineGenerator />);
    type('Name of the consumer', 'Web Shop');
    type('Environment', 'staging');
    expect(screen.getByRole('heading', {name: '.github/workflows/web-shop.yml in web-shop'})).toBeDefined();
    expect(screen.getAllByText(/--pacticipant "Web Shop"/)).toHaveLength(1);
    expect(screen.getAllByText(/--to-environment staging/)).toHaveLength(2);
    expect(screen.queryByText(/production|OrderWeb/)).toBeNull();
  });

  it('says what is wrong with a name, keeps it in its field, and writes the one of the example', () => {
    render(<PipelineGenerator />);
    type('Name of the provider', 'Order$Api');
    const field = screen.getByLabelText<HTMLInputElement>('Name of the provider');
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Order$Api', 'true']);
    const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toMatch(/^Use letters, digits, spaces/);
    expect(screen.getAllByText(/--pacticipant OrderApi/)).toHaveLength(1);
    type('Name of the provider', '');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('offers Maven and Gradle for Java, and links to the tests that the commands run', () => {
    render(<PipelineGenerator />);
    expect(screen.queryByLabelText('JVM build tool')).toBeNull();
    choose('Provider', 'java');
    choose('JVM build tool', 'gradle');
    expect(screen.getByText(/gradlew cleanTest test --tests "\*OrderApiBrokerIT"/)).toBeDefined();
    expect(screen.queryByText(/mvn /)).toBeNull();
    expect(document.documentElement.dataset.jvm).toBe('gradle');
    const changedPact = 'verification of the one pact that a webhook sends';
    expect(screen.getByRole('link', {name: changedPact}).getAttribute('href')).toBe(
      '/provider/recommended_configuration?sdk=java#verification-triggered-by-a-contract-requiring-verification-published',
    );
    choose('Release model', 'monorepo');
    expect(screen.queryByRole('link', {name: changedPact}), 'a monorepo has no webhook').toBeNull();
    expect(screen.getByRole('link', {name: 'verification of all pacts that your selectors match'})).toBeDefined();
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

const nothing = {scope: 'both', consumerName: '', providerName: '', environment: ''} as const;

describe('the query of the URL', () => {
  it.each(['?model=none', '?consumer=cobol&provider=constructor', '?consumer=', '?ci=1&model=%F0'])(
    'is ignored where it is invalid: %s',
    (search) => {
      expect(parseSelection(search, 'own')).toEqual({...nothing, consumer: 'own', provider: 'own', model: 'trunk'});
    },
  );

  it('keeps other parameters', () => {
    const selection = {
      ...nothing,
      ci: 'circleci',
      jvm: 'maven',
      consumer: 'go',
      provider: 'own',
      model: 'mobile',
    } as const;
    expect(toQuery('?sdk=java&jvm=gradle', selection)).toBe(
      '?sdk=java&ci=circleci&consumer=go&provider=own&model=mobile',
    );
  });

  it('has names, scope and build tool where they are not the usual ones', () => {
    const selection = {
      ...nothing,
      ci: 'jenkins',
      jvm: 'gradle',
      consumer: 'own',
      provider: 'java',
      model: 'trunk',
      scope: 'provider',
      providerName: 'Order Api',
    } as const;
    const query = toQuery('', selection);
    expect(query).toBe(
      '?ci=jenkins&consumer=own&provider=java&model=trunk&scope=provider&providerName=Order+Api&jvm=gradle',
    );
    expect(parseSelection(query, 'own')).toMatchObject({scope: 'provider', providerName: 'Order Api'});
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
