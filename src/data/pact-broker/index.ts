import facts from './facts.json';
import {access} from './settings/access';
import {database} from './settings/database';
import {domain} from './settings/domain';
import {logging} from './settings/logging';
import {resources} from './settings/resources';
import {webhooks} from './settings/webhooks';
import type {BrokerFacts, BrokerSetting} from './types';

export type {BrokerFacts, BrokerSetting, MatrixField, MatrixReason, SelectorField} from './types';

/** What a setting is for, in our own words: lines of Markdown. */
export interface SettingText {
  readonly meaning: string;
  /** When to change it, and what to mind. */
  readonly advice?: string;
}

/** Texts by the key of their setting. */
export type SettingTexts = Readonly<Record<string, SettingText>>;

/** What the source of the Broker says. */
export const brokerFacts = facts as BrokerFacts;

/** The texts of all settings. */
export const settingTexts: SettingTexts = {...logging, ...database, ...access, ...webhooks, ...resources, ...domain};

/**
 * Finds the settings of a group, with their texts.
 *
 * @throws Error with the groups that exist, or for a setting without a text
 */
export function findSettings(group: string): (BrokerSetting & SettingText)[] {
  const found = brokerFacts.settings.filter((setting) => setting.group === group);
  if (found.length === 0) {
    const groups = [...new Set(brokerFacts.settings.map((setting) => setting.group))];
    throw new Error(`There is no group "${group}"; there are ${groups.join(', ')}`);
  }
  return found.map((setting) => {
    const text = settingTexts[setting.key];
    if (text === undefined) {
      throw new Error(`${setting.key} has no text; write one in src/data/pact-broker/settings`);
    }
    return {...setting, ...text};
  });
}
