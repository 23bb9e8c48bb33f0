import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {brokerFacts} from '../../data/pact-broker';
import {sourceOf} from '../collection';
import {findSettings, readSettingTexts} from './index';

const file = 'content/broker-settings/miscellaneous.yml';

const good = `features:
  meaning: Names of features, as in [levels](#log_level) and on [a page](/faq/index.mdx).
  advice: Case does not matter.
`;

/** The settings, with those of one group replaced by a short text. */
function copy(): ProjectCopy {
  const project = copyProject('content/broker-settings', 'content/broker-settings.schema.json');
  project.write(file, good);
  return project;
}

describe('the settings of the Broker', () => {
  it('all have a description', () => {
    const texts = readSettingTexts();
    console.log(`broker settings: checked ${Object.keys(texts).length} settings`);
    expect(Object.keys(texts).sort()).toEqual(brokerFacts.settings.map(({key}) => key).sort());
  });

  it('are found by group', () => {
    const [features, ...others] = findSettings('Miscellaneous');
    expect(features).toMatchObject({key: 'features', meaning: expect.stringMatching(/^Names of features/) as string});
    expect(features && sourceOf(features).file).toBe(file);
    expect(others).toEqual([]);
    expect(() => findSettings('Colours')).toThrow(
      'Unknown group "Colours"; use one of Logging, Database, Authentication and authorization, Webhooks, Resources, Domain, Miscellaneous',
    );
  });

  it('are accepted when they are correct', () => {
    expect(readSettingTexts(copy().root).features).toMatchObject({advice: 'Case does not matter.'});
  });

  it.each<[string, (project: ProjectCopy) => void, RegExp]>([
    [
      'an unknown field',
      ({edit}) => edit(file, 'advice:', 'advise:'),
      /yml:3: features\.advise: is not a known field; use one of meaning, advice\. Did you mean "advice"\?$/,
    ],
    [
      'a meaning that is no sentence',
      ({edit}) => edit(file, /Names .*/, 'names'),
      /yml:2: features\.meaning: "names" has the wrong form \(sentences on one line: begin with a capital, /,
    ],
    [
      'a backtick without its partner',
      ({edit}) => edit(file, 'Case does', 'Case `does'),
      /yml:3: features\.advice: "Case `does not matter\." has the wrong form \(code has a backtick before and after it\)\.$/,
    ],
    [
      'a link to a setting that does not exist',
      ({edit}) => edit(file, '#log_level', '#tea'),
      /yml:1: meaning: there is no setting #tea; use the key of a setting\.$/,
    ],
    [
      'a link to a page that does not exist',
      ({edit}) => edit(file, '/faq/index.mdx', '/tea.mdx#leaves'),
      /yml:1: meaning: there is no page docs\/tea\.mdx#leaves; link a page as \/folder\/page\.mdx\.$/,
    ],
    [
      'a link to another site',
      ({edit}) => edit(file, '/faq/index.mdx', 'https://example.org'),
      /yml:1: meaning: "https:\/\/example\.org" isn't a page of this site; link a page as \/folder\/page\.mdx\.$/,
    ],
    [
      'a missing and an unknown setting',
      ({edit}) => edit(file, 'features:', 'feature:'),
      /yml:1: "features" is missing; add a description\.\n.*yml:1: "feature" isn't a setting of this group; correct the key, or move the entry\.$/,
    ],
    [
      'a file of an unknown group',
      ({write}) => write('content/broker-settings/tea.yml', good),
      /^content\/broker-settings\/tea\.yml:1: there is no group "tea"; name the file logging, database, /,
    ],
    ['no file of a group', ({remove}) => remove(file), /yml:1: is missing; describe its settings\.$/],
  ])('are rejected with %s', (_, damage, fault) => {
    const project = copy();
    damage(project);
    expect(() => readSettingTexts(project.root)).toThrow(fault);
  });
});
