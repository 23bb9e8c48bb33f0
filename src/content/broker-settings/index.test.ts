import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {brokerFacts} from '../../data/pact-broker';
import {sourceOf} from '../collection';
import {findSettings, readSettingTexts} from './index';

const file = 'content/broker-settings/database.yml';

describe('the settings of the Broker', () => {
  it('say what they are for, each one', () => {
    const texts = readSettingTexts();
    console.log(`broker settings: looked at ${Object.keys(texts).length} settings`);
    expect(Object.keys(texts).sort()).toEqual(brokerFacts.settings.map(({key}) => key).sort());
  });

  it('are found by group', () => {
    const [features, ...others] = findSettings('Miscellaneous');
    expect(features).toMatchObject({key: 'features', meaning: expect.stringMatching(/^Names of features/) as string});
    expect(features && sourceOf(features)).toEqual({file: 'content/broker-settings/miscellaneous.yml', line: 1});
    expect(others).toEqual([]);
    expect(() => findSettings('Colours')).toThrow(
      'There is no group "Colours"; there are Logging, Database, Authentication and authorization, Webhooks, Resources, Domain, Miscellaneous',
    );
  });

  it.each<[string, (project: ProjectCopy) => void, RegExp]>([
    [
      'an unknown field',
      ({edit}) => edit(file, 'advice:', 'advise:'),
      /yml:\d+: \w+: "advise" is no field here; there are meaning, advice\. Did you mean "advice"\?$/,
    ],
    [
      'a meaning that is no sentence',
      ({edit}) => edit(file, 'The host of the database.', 'host of the database'),
      /yml:\d+: database_host\.meaning: "host of the database" has the wrong form \(sentences on one line: begin with a capital, /,
    ],
    [
      'a backtick without its partner',
      ({edit}) => edit(file, 'The host of the database.', 'The `host of the database.'),
      /database_host\.meaning: "The `host of the database\." has the wrong form \(code has a backtick before and after it\)\.$/,
    ],
    [
      'a link to a setting that does not exist',
      ({edit}) => edit(file, 'The host of the database.', 'The host, as in [tea](#tea).'),
      /yml:\d+: meaning: there is no setting #tea; use the key of a setting\.$/,
    ],
    [
      'a link to a page that does not exist',
      ({edit}) => edit(file, 'The host of the database.', 'The host, as in [tea](/tea.mdx#leaves).'),
      /yml:\d+: meaning: there is no page docs\/tea\.mdx#leaves; link a page as \/folder\/page\.mdx\.$/,
    ],
    [
      'a missing and an unknown setting',
      ({edit}) => edit(file, 'database_host:', 'database_hots:'),
      /yml:1: "database_host" is missing; add what it is for\.\n.*yml:\d+: "database_hots" is no setting of this group; correct the key, or move the entry\.$/,
    ],
    [
      'a file of an unknown group',
      ({write}) => write('content/broker-settings/tea.yml', '{}\n'),
      /^content\/broker-settings\/tea\.yml:1: there is no group "tea"; name the file logging, database, /,
    ],
    [
      'no file of a group',
      ({remove}) => remove(file),
      /database\.yml:1: is missing; write what its settings are for\.$/,
    ],
  ])('refuse %s', (_, damage, fault) => {
    const project = copyProject('content/broker-settings', 'content/broker-settings.schema.json');
    damage(project);
    expect(() => readSettingTexts(project.root)).toThrow(fault);
  });
});
