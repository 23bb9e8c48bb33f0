import type {CheerioAPI} from 'cheerio';

import type {BrokerFacts, BrokerSetting} from './types';

/** Finds a page of the build by its address. */
export type FindPage = (address: string) => CheerioAPI | undefined;

/** Result of comparing facts with pages. */
export interface Comparison {
  /** Number of facts that were checked. */
  readonly checkedCount: number;
  readonly faults: readonly string[];
}

/** A fact with the page that must document it. */
interface Claim {
  readonly address: string;
  readonly fact: string;
  readonly isDocumented: (page: CheerioAPI) => boolean;
}

/** Maximum length of the text that replaces a placeholder of a message. */
const maxPlaceholderLength = 160;

const escapePattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const codesOf = (page: CheerioAPI, codes = page('main code')): string[] =>
  codes.map((_, element) => page(element).text()).get();

/** Whether a page has a name in code, not as part of another name. */
const hasName =
  (name: string) =>
  (page: CheerioAPI): boolean => {
    const whole = new RegExp(`(?<![\\w.])${escapePattern(name)}(?!\\w)`);
    return codesOf(page).some((code) => whole.test(code));
  };

/** Whether a page has a message, with any text for its `{placeholders}`. */
export function hasMessage(page: CheerioAPI, message: string): boolean {
  const parts = message.split(/\{\w+\}/).map((part) => escapePattern(part.trim()));
  const text = page('main').text().replaceAll(/\s+/g, ' ');
  return new RegExp(parts.join(`.{0,${maxPlaceholderLength}}?`), 'u').test(text);
}

/** Code between the heading of a setting and the next heading. */
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
    {address, fact: `heading with the id ${key}`, isDocumented: (page) => page(`h3[id="${key}"]`).length === 1},
    ...values.flatMap(([what, wanted]) =>
      wanted === null || wanted === undefined
        ? []
        : [{address, fact: `${what} ${wanted} of ${key}`, isDocumented: inSection(wanted)}],
    ),
  ];
}

/** All facts that pages must document. */
function claimsOf(facts: BrokerFacts): Claim[] {
  const names = (address: string, what: string, all: readonly string[]): Claim[] =>
    all.map((name) => ({address, fact: `${what} ${name}`, isDocumented: hasName(name)}));
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
      isDocumented: hasName(name),
    })),
    ...facts.matrixReasons
      .filter(({unused}) => !unused)
      .flatMap(({texts}) => texts)
      .map((message) => ({
        address: '/pact_broker/can_i_deploy',
        fact: `message "${message}"`,
        isDocumented: (page: CheerioAPI) => hasMessage(page, message),
      })),
  ];
}

/** Finds facts about the Broker that no page documents. */
export function comparePages(facts: BrokerFacts, findPage: FindPage): Comparison {
  const claims = claimsOf(facts);
  const faults = claims.flatMap(({address, fact, isDocumented}) => {
    const page = findPage(address);
    if (page === undefined) {
      return [`${address} is not a page; write it, or change its address in src/data/pact-broker/check-pages.ts`];
    }
    return isDocumented(page)
      ? []
      : [`${address}: the ${fact} is missing; write it as in src/data/pact-broker/facts.json`];
  });
  return {checkedCount: claims.length, faults: [...new Set(faults)]};
}
