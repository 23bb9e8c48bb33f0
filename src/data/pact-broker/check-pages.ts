import type {CheerioAPI} from 'cheerio';

import type {BrokerFacts, BrokerSetting} from './types';

/** Finds a page of the build by its address. */
export type FindPage = (address: string) => CheerioAPI | undefined;

/** What was compared, and what pages lack: a sentence each. */
export interface Comparison {
  readonly looked: number;
  readonly faults: readonly string[];
}

/** A fact, the page that tells it, and how it is found there. */
interface Claim {
  readonly address: string;
  readonly fact: string;
  readonly isTold: (page: CheerioAPI) => boolean;
}

/** The most letters that a page may write for what a message fills in. */
const longestFilling = 160;

const escapeSigns = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const codesOf = (page: CheerioAPI, codes = page('main code')): string[] =>
  codes.map((_, element) => page(element).text()).get();

/** Whether code of a page has a name, not as a part of another. */
const hasName =
  (name: string) =>
  (page: CheerioAPI): boolean => {
    const whole = new RegExp(`(?<![\\w.])${escapeSigns(name)}(?!\\w)`);
    return codesOf(page).some((code) => whole.test(code));
  };

/** Whether a page has a message, with anything where a name stands in braces. */
export function hasMessage(page: CheerioAPI, message: string): boolean {
  const parts = message.split(/\{\w+\}/).map((part) => escapeSigns(part.trim()));
  const text = page('main').text().replaceAll(/\s+/g, ' ');
  return new RegExp(parts.join(`.{0,${longestFilling}}?`), 'u').test(text);
}

/** Texts of code between the heading of a setting and the next heading. */
const sectionCodes = (page: CheerioAPI, key: string): string[] =>
  codesOf(page, page(`[id="${key}"]`).first().nextUntil('h2, h3').find('code'));

function settingClaims({key, variable, type, default: value, listedDefault, allowed = []}: BrokerSetting): Claim[] {
  const address = '/pact_broker/configuration/settings';
  const inSection =
    (wanted: string) =>
    (page: CheerioAPI): boolean =>
      sectionCodes(page, key).some(
        (code) => code === wanted || (type === 'list of certificates' && code.startsWith(wanted)),
      );
  const values: [string, string | null | undefined][] = [
    ['variable', variable],
    ['default', value],
    ['default of the list', listedDefault],
    ...allowed.map((each): [string, string] => ['allowed value', each]),
  ];
  return [
    {address, fact: `heading with the id ${key}`, isTold: (page) => page(`h3[id="${key}"]`).length === 1},
    ...values.flatMap(([what, wanted]) =>
      wanted === null || wanted === undefined
        ? []
        : [{address, fact: `${what} ${wanted} of ${key}`, isTold: inSection(wanted)}],
    ),
  ];
}

/** Everything that pages have to tell. */
function claimsOf(facts: BrokerFacts): Claim[] {
  const names = (address: string, what: string, all: readonly string[]): Claim[] =>
    all.map((name) => ({address, fact: `${what} ${name}`, isTold: hasName(name)}));
  return [
    ...facts.settings.flatMap(settingClaims),
    ...names('/pact_broker/webhooks', 'event', facts.webhookEvents),
    ...names(
      '/pact_broker/webhooks/dynamic_variable_sub',
      'variable',
      facts.templateVariables.map((name) => `\${${name}}`),
    ),
    ...names(
      '/pact_broker/advanced_topics/consumer_version_selectors',
      'field',
      facts.consumerVersionSelectorFields.map(({name}) => name),
    ),
    ...facts.matrixSelectorFields.map(({name, path}) => ({
      address: '/pact_broker/advanced_topics/matrix_selectors',
      fact: `parameter ${name} of ${path}`,
      isTold: hasName(name),
    })),
    ...facts.matrixReasons
      .filter(({unused}) => !unused)
      .flatMap(({texts}) => texts)
      .map((message) => ({
        address: '/pact_broker/can_i_deploy',
        fact: `message "${message}"`,
        isTold: (page: CheerioAPI) => hasMessage(page, message),
      })),
  ];
}

/** Finds facts about the Broker that no page tells. */
export function comparePages(facts: BrokerFacts, findPage: FindPage): Comparison {
  const claims = claimsOf(facts);
  const faults = claims.flatMap(({address, fact, isTold}) => {
    const page = findPage(address);
    if (page === undefined) {
      return [`${address} is no page; write it, or change its address in src/data/pact-broker/check-pages.ts`];
    }
    return isTold(page)
      ? []
      : [`${address}: the ${fact} is missing; tell it as src/data/pact-broker/facts.json has it`];
  });
  return {looked: claims.length, faults: [...new Set(faults)]};
}
