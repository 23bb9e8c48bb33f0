import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

import {firstReleases, readTags} from './history';
import {
  readCanIDeployFields,
  readEvents,
  readMatrixFields,
  readSelectorFields,
  readTemplateVariables,
  readVersion,
} from './read-names';
import {readReasons} from './read-reasons';
import {
  readAccessors,
  readAttributes,
  readCoercions,
  readHidden,
  readList,
  readSettings,
  readSupported,
  readVariables,
} from './read-settings';
import {openRepository, readBatch} from './repository';
import {readLiteral, splitList} from './ruby';
import type {SourceFile} from './types';

const file = (text: string, name = 'lib/a.rb'): SourceFile => ({path: name, text});

const code = file(
  `class RuntimeConfiguration
      # webhook attributes
      attr_config(
        retry_schedule: [10, 60], # seconds, in a row
        agent: "Pact Broker v#{PactBroker::VERSION}",
        log_dir: File.expand_path("./log"),
        level: :info, # TODO, with a comma
        verbose: false,
        timeout: 5,
        url: nil
      )
      attr_config :certificates
      sensitive_values(:url, :password)
      coerce_types(
        url: :string,
        certificates: COERCE_WEBHOOKS
      )
      def retry_schedule= value
        super(value_to_integer_array(value, "retry_schedule"))
      end
      def level= level
        super(level&.downcase&.to_sym)
      end
end`,
  'lib/runtime_configuration.rb',
);

const list = file(
  `groups:
  - title: Webhooks
    vars:
      retry_schedule:
        default_value: "10 60"
      timeout:
        allowed_values_description: A positive integer or float.
        default_value: 5
  - title: Logging
    vars:
      level:
        default_value: info
        allowed_values: [info, debug (for a while), Any other word]
        supported_versions: From v2.90.0 for YAML and 2.97.0 for environment variables.
      log_dir:
        default_value: ./logs
      verbose:
        default_value: false`,
  'docs/configuration.yml',
);

describe('Ruby code', () => {
  it('has literals', () => {
    const literals = ['nil', '{}', '[]', 'true', '-1', '"a b"', ':word', '["a", :b]', 'File.expand_path("./log")'];
    expect(literals.map((each) => readLiteral(each, '1.0'))).toEqual([
      null,
      null,
      null,
      'true',
      '-1',
      'a b',
      'word',
      'a b',
      './log',
    ]);
    expect(() => readLiteral('Time.now', '1.0')).toThrow('"Time.now" is not a literal');
  });

  it('has lists with brackets, strings and comments', () => {
    expect(splitList('a: [1, 2], # three, four\n# five,\n b: "x, y"')).toEqual(['a: [1, 2]', 'b: "x, y"']);
  });
});

describe('attributes', () => {
  it('are read with their defaults and groups', () => {
    expect(readAttributes(code, '2.0.0')).toEqual([
      {key: 'retry_schedule', default: '10 60', group: 'Webhooks'},
      {key: 'agent', default: 'Pact Broker v2.0.0', group: 'Webhooks'},
      {key: 'log_dir', default: './log', group: 'Webhooks'},
      {key: 'level', default: 'info', group: 'Webhooks'},
      {key: 'verbose', default: 'false', group: 'Webhooks'},
      {key: 'timeout', default: '5', group: 'Webhooks'},
      {key: 'url', default: null, group: 'Webhooks'},
      {key: 'certificates', default: null, group: 'Webhooks'},
    ]);
    const [database] = readAttributes(file(' attr_config(a: 1)', 'lib/runtime_configuration_database_methods.rb'), '1');
    expect(database?.group).toBe('Database');
  });

  it('are rejected with file and key', () => {
    expect(() => readAttributes(file('attr_config(a: Time.now)'), '1')).toThrow(
      'lib/a.rb: the default of a: "Time.now" is not a literal; adapt src/data/pact-broker to this version of the Broker',
    );
    expect(() => readAttributes(file('attr_config(a)'), '1')).toThrow(
      'lib/a.rb: "a" is not an attribute with a default',
    );
    expect(() => readAttributes(file('attr_config(a: 1'), '1')).toThrow('lib/a.rb: attr_config has an unclosed list');
  });

  it('can be environment variables, or accessors in old releases', () => {
    const source = file(
      'attr_accessor :one, :two\nENV["PACT_BROKER_DAYS"]&.to_i || 14\nENV["PACT_BROKER_ON"]&.downcase == "true"',
    );
    expect(readVariables(source)).toEqual([
      {key: 'days', default: '14', group: 'Domain', variableOnly: true},
      {key: 'on', default: 'false', group: 'Domain', variableOnly: true},
    ]);
    expect(readAccessors(source)).toEqual(['one', 'two']);
  });

  it('are converted', () => {
    expect([...readCoercions(code)]).toEqual([
      ['retry_schedule', 'list of integers'],
      ['level', 'string'],
      ['url', 'string'],
      ['certificates', 'list of certificates'],
    ]);
    expect(readHidden(code)).toEqual(['url', 'password']);
    expect(() => readCoercions(file('def a= a\n  super(knead(a))\n'))).toThrow(
      'lib/a.rb: unknown conversion "knead(a)" of a',
    );
  });
});

describe('the list of settings', () => {
  it('has groups, values and versions', () => {
    expect(readList(list).get('level')).toEqual({
      group: 'Logging',
      default: 'info',
      allowed: ['info', 'debug'],
      supported: 'From v2.90.0 for YAML and 2.97.0 for environment variables.',
      isFraction: false,
    });
    expect(readSupported('From v2.81.0')).toEqual({version: '2.81.0', from: 'settings file'});
    expect(readSupported('Long ago')).toBeUndefined();
  });

  it('is rejected when it is empty or has an unknown group', () => {
    expect(() => readList(file('groups: []', 'a.yml'))).toThrow('a.yml: there are no settings');
    expect(() => readList(file('groups: [{title: Colours, vars: {a: {}}}]', 'a.yml'))).toThrow(
      'a.yml: unknown group "Colours"',
    );
  });
});

describe('settings', () => {
  const sources = {
    list,
    code: [code],
    configuration: file('ENV["PACT_BROKER_DAYS"]&.to_i || 14', 'lib/configuration.rb'),
    version: '2.0.0',
    firstRelease: (key: string) => (key === 'verbose' ? undefined : '1.5.0'),
  };

  it('are merged from the list and the code', () => {
    const found = new Map(readSettings(sources).map((setting) => [setting.key, setting]));
    expect([...found.keys()].slice(0, 5)).toEqual(['retry_schedule', 'timeout', 'level', 'log_dir', 'verbose']);
    expect(found.get('level')).toEqual({
      key: 'level',
      group: 'Logging',
      variable: 'PACT_BROKER_LEVEL',
      type: 'string',
      default: 'info',
      allowed: ['info', 'debug'],
      since: {version: '2.90.0', from: 'settings file', variable: '2.97.0'},
    });
    expect(found.get('log_dir')).toMatchObject({default: './log', listedDefault: './logs'});
    expect(found.get('timeout')).toMatchObject({type: 'number', since: {version: '1.5.0', from: 'history'}});
    expect(found.get('verbose')).toMatchObject({type: 'boolean', allowed: ['true', 'false']});
    expect(found.get('url')).toMatchObject({group: 'Webhooks', unlisted: true, hidden: true});
    expect(found.get('days')).toMatchObject({type: 'integer', unlisted: true, variableOnly: true});
  });

  it('are rejected when the code lacks one or all of them', () => {
    expect(() => readSettings({...sources, code: [file('attr_config(level: :info)')]})).toThrow(
      'docs/configuration.yml: no code reads retry_schedule, timeout, log_dir, verbose',
    );
    expect(() => readSettings({...sources, code: [file('')], configuration: file('')})).toThrow(
      'lib/a.rb: attr_config declares no attributes',
    );
    expect(() => readVersion(file('VERSION = nil'))).toThrow('lib/a.rb: there are no versions');
  });
});

describe('the history', () => {
  it('has the first release of each key, however it was declared', () => {
    expect(readTags('v1.10.0\nlatest\nv1.9.0\nv2.0').map(({version}) => version)).toEqual(['1.9.0', '1.10.0']);
    const releases = [
      {version: '1.9.0', files: [file('attr_accessor :one')]},
      {version: '1.10.0', files: [file('attr_config(\n  one: 1,\n  two: 2\n)')]},
      {version: '1.11.0', files: [file('attr_config(\n  three: Time.now,\n)')]},
    ];
    expect([...firstReleases(releases)]).toEqual([
      ['one', '1.9.0'],
      ['two', '1.10.0'],
      ['three', '1.11.0'],
    ]);
  });
});

describe('names', () => {
  it('are read for events and template variables', () => {
    const events = file('A = "contract_published"\nB = "other"\nEVENT_NAMES = [A, B]');
    expect(readEvents(events)).toEqual(['contract_published', 'other']);
    expect(readTemplateVariables(file('URL = "pactbroker.url"\nX = "other"'))).toEqual(['pactbroker.url']);
    expect(() => readEvents(file('A = "b"\nEVENT_NAMES = [C]'))).toThrow(
      'lib/a.rb: C of EVENT_NAMES is not a constant',
    );
    expect(() => readEvents(file('A = 1'))).toThrow('lib/a.rb: there are no events');
    expect(() => readTemplateVariables(file('A = "b"'))).toThrow('lib/a.rb: there are no template variables');
  });

  it('are read for fields of selectors, with their types', () => {
    const source = file(
      [
        'optional(:main).filled(included_in?: [true])',
        'optional(:latest).filled(included_in?: [true, false])',
        'optional(:branch).filled { str? | eql?(true) }',
        'optional(:tag).filled(:str?)',
      ].join('\n'),
    );
    expect(readSelectorFields(source).map(({type}) => type)).toEqual(['true', 'boolean', 'string or true', 'string']);
    expect(() => readSelectorFields(file('optional(:a).filled(:date?)'))).toThrow(
      'lib/a.rb: unknown rule ".filled(:date?)" of a',
    );
    expect(() => readSelectorFields(file(''))).toThrow('lib/a.rb: there are no fields');
  });

  it('are read for query parameters', () => {
    const source = file('params["q"]; params.key?("limit"); params["limit"]; params["ignore"]; i["tag"]; i["tag"]');
    expect(readMatrixFields(source)).toEqual([
      {name: 'q[][tag]', path: '/matrix'},
      {name: 'limit', path: '/matrix'},
      {name: 'ignore[]', path: '/matrix'},
    ]);
    expect(readCanIDeployFields(file('params[:version] params[:ignore]'), file('required(:version)'))).toEqual([
      {name: 'version', path: '/can-i-deploy', required: true},
      {name: 'ignore[]', path: '/can-i-deploy'},
    ]);
    expect(() => readMatrixFields(file('params["q"]'))).toThrow('lib/a.rb: there are no fields of a selector');
    expect(() => readCanIDeployFields(file(''), file('required(:a)'))).toThrow('lib/a.rb: there are no parameters');
  });
});

describe('reasons', () => {
  const sources = {
    reason: file(
      'class Reason\n def type\n  :info\n end\nend\nclass Bad < Reason\n def type\n  :error\n end\nend\nclass Failed < Bad; end\nclass Missing < Bad\nend\nclass Odd < Reason; end',
      'reason.rb',
    ),
    summary: file(
      'def reasons\n failures\nend\ndef failures\n [Failed.new(a), Missing.new(b)]\nend\ndef never\n Odd.new\nend',
      'summary.rb',
    ),
    decorator: file(
      'when PactBroker::Matrix::Failed\n  "Between #{reason.consumer_selector.description} and #{reason.provider_selector.description}"\nwhen PactBroker::Matrix::Missing\n  reason.selector.absent\nwhen PactBroker::Matrix::Odd\n  list = "x"\n  "Odd: #{descriptions}"\nelse\n  reason',
      'decorator.rb',
    ),
    selector: file(
      'def absent\n  if a\n    "No #{tag}"\n  else\n    "No #{pacticipant_name}"\n  end\nend\ndef other\n  "x"\nend',
      'selector.rb',
    ),
  };

  it('have a type, messages with placeholders, and a flag if they are unused', () => {
    expect(readReasons(sources)).toEqual([
      {name: 'Failed', type: 'error', texts: ['Between {consumer} and {provider}']},
      {name: 'Missing', type: 'error', texts: ['No {tag}', 'No {pacticipant}']},
      {name: 'Odd', type: 'info', texts: ['Odd: {interactions}'], unused: true},
    ]);
  });

  it('are rejected without a message, without a class, with unknown code, or when there are none', () => {
    const decorated = (text: string) => () => readReasons({...sources, decorator: file(text, 'decorator.rb')});
    expect(decorated('when PactBroker::Matrix::Odd\n  reason.to_s\nelse')).toThrow('decorator.rb: Odd has no message');
    expect(decorated('when PactBroker::Matrix::New\n  "New"\nelse')).toThrow('reason.rb: New has no class');
    expect(decorated('when PactBroker::Matrix::Odd\n  "#{Time.now}"\nelse')).toThrow(
      'decorator.rb: unknown code "Time.now" in "#{Time.now}"',
    );
    expect(decorated('else')).toThrow('decorator.rb: there are no reason messages');
  });
});

describe('a clone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pact-broker-'));
  const git = (...args: string[]): void => {
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      stdio: 'pipe',
    });
  };
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  it('is rejected when it is not a repository or has no releases', () => {
    expect(() => openRepository(folder)).toThrow(/give the path of a clone of https:\/\/github\.com\/pact-foundation/);
    git('init', '--quiet');
    mkdirSync(path.join(folder, 'lib'));
    writeFileSync(path.join(folder, 'lib/a.rb'), 'é\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'a');
    expect(() => openRepository(folder)).toThrow('there are no releases; fetch them with git fetch --tags');
  });

  it('has the files of HEAD and of releases', () => {
    git('tag', 'v1.0.0');
    git('mv', 'lib/a.rb', 'lib/b.rb');
    git('commit', '--quiet', '-m', 'b');
    expect(() => openRepository(folder)).toThrow(/commit [0-9a-f]{40} is not a release; check one out/);
    git('tag', 'v1.1.0');
    const repository = openRepository(folder);
    expect(repository.list('lib')).toEqual(['lib/b.rb']);
    expect(repository.listEver('lib').sort()).toEqual(['lib/a.rb', 'lib/b.rb']);
    expect(repository.read('lib/b.rb')).toEqual({path: 'lib/b.rb', text: 'é\n'});
    expect([...repository.readAt(['v1.0.0:lib/a.rb', 'v1.0.0:lib/b.rb'])]).toEqual([['v1.0.0:lib/a.rb', 'é\n']]);
    expect(() => repository.read('lib/c.rb')).toThrow(/git show HEAD:lib\/c\.rb says/);
    expect(repository.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(readBatch(['a'], Buffer.from('a missing\n')).size).toBe(0);
  });
});
