import {describe, expect, it} from 'vitest';

import {brokerFacts, findSettings, settingTexts} from './index';

const {settings} = brokerFacts;

describe('the settings of the Broker', () => {
  it('have a text each, and no text is left over', () => {
    expect(settings.length).toBeGreaterThan(70);
    expect(Object.keys(settingTexts).sort()).toEqual(settings.map(({key}) => key).sort());
  });

  it('have texts that are sentences, with signs that have their partners', () => {
    const texts = Object.values(settingTexts).flatMap(({meaning, advice}) =>
      advice === undefined ? [meaning] : [meaning, advice],
    );
    expect(texts.filter((text) => !/^[A-Z`"].*[.`]$/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.split('`').length % 2 === 0)).toEqual([]);
    expect(texts.filter((text) => /\]\((?!#|\/.+\.mdx)/.test(text))).toEqual([]);
  });

  it('lead to settings that exist', () => {
    const keys = new Set(settings.map(({key}) => key));
    const links = Object.values(settingTexts).flatMap(({meaning, advice = ''}) =>
      [...`${meaning} ${advice}`.matchAll(/\]\(#(\w+)\)/g)].map(([, key = '']) => key),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('have a variable of their own, and say since when they are there', () => {
    expect(new Set(settings.map(({variable}) => variable)).size).toBe(settings.length);
    expect(settings.filter(({since}) => since === undefined)).toEqual([]);
  });

  it('are found by group', () => {
    expect(findSettings('Miscellaneous').map(({key}) => key)).toEqual(['features']);
    expect(() => findSettings('Colours')).toThrow(
      'There is no group "Colours"; there are Logging, Database, Authentication and authorization, Webhooks, Resources, Domain, Miscellaneous',
    );
  });
});

describe('the other facts', () => {
  it('are there', () => {
    expect(brokerFacts.webhookEvents).toContain('contract_requiring_verification_published');
    expect(brokerFacts.templateVariables).toContain('pactbroker.pactUrl');
    expect(brokerFacts.consumerVersionSelectorFields).toContainEqual({name: 'mainBranch', type: 'true'});
    expect(brokerFacts.matrixSelectorFields).toContainEqual({
      name: 'pacticipant',
      path: '/can-i-deploy',
      required: true,
    });
    expect(brokerFacts.matrixReasons.filter(({unused}) => unused).map(({name}) => name)).toEqual([
      'InteractionsMissingVerifications',
    ]);
  });
});
