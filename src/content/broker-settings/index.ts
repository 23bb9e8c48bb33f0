import {existsSync} from 'node:fs';
import path from 'node:path';

import {brokerFacts, type BrokerSetting} from '../../data/pact-broker';
import {ContentError, defineCollection, faultAt, setSource, sourceOf, type ContentFile} from '../collection';

const folder = 'content/broker-settings';
const {settings} = brokerFacts;

/** What a setting is for; `content/broker-settings.schema.json` describes the fields. */
export interface SettingText {
  readonly meaning: string;
  readonly advice?: string;
}

/** Texts by the key of their setting. */
export type SettingTexts = Readonly<Record<string, SettingText>>;

/** The name of the file of a group: `authentication-and-authorization`. */
const fileName = (group: string): string => group.toLowerCase().replaceAll(' ', '-');

const fileNames = [...new Set(settings.map(({group}) => fileName(group)))];

/** The keys of a group of settings, in the order of the Broker's source. */
const keysIn = (name: string): string[] => settings.filter(({group}) => fileName(group) === name).map(({key}) => key);

function linkFaults(markdown: string, root: string): string[] {
  const urls = [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
  return urls.flatMap((url) => {
    if (url.startsWith('#')) {
      const isKnown = settings.some(({key}) => key === url.slice(1));
      return isKnown ? [] : [`there is no setting ${url}; use the key of a setting.`];
    }
    if (!url.startsWith('/')) {
      return [`"${url}" is no page of the site; link a page as /folder/page.mdx.`];
    }
    const exists = existsSync(path.join(root, 'docs', url.replace(/#.*/, '')));
    return exists ? [] : [`there is no page docs${url}; link a page as /folder/page.mdx.`];
  });
}

/** What the schema can't say: links that lead nowhere, and settings that are missing, unknown or in another group. */
function fileFaults({id, file, value}: ContentFile, root: string): string[] {
  if (!fileNames.includes(id)) {
    return [faultAt({file, line: 1}, `there is no group "${id}"; name the file ${fileNames.join(', ')}.`)];
  }
  const texts = value as SettingTexts;
  const keys = keysIn(id);
  return [
    ...keys
      .filter((key) => texts[key] === undefined)
      .map((key) => faultAt(sourceOf(texts), `"${key}" is missing; add what it is for.`)),
    ...Object.entries(texts).flatMap(([key, text]) =>
      [
        ...(keys.includes(key) ? [] : [`"${key}" is no setting of this group; correct the key, or move the entry.`]),
        ...linkFaults(text.meaning, root).map((fault) => `meaning: ${fault}`),
        ...linkFaults(text.advice ?? '', root).map((fault) => `advice: ${fault}`),
      ].map((fault) => faultAt(sourceOf(text), fault)),
    ),
  ];
}

function build(files: readonly ContentFile[], root: string): SettingTexts {
  const faults = [
    ...fileNames
      .filter((name) => !files.some(({id}) => id === name))
      .map((name) => faultAt({file: `${folder}/${name}.yml`, line: 1}, 'is missing; write what its settings are for.')),
    ...files.flatMap((file) => fileFaults(file, root)),
  ];
  if (faults.length > 0) {
    throw new ContentError(faults);
  }
  return Object.assign({}, ...files.map(({value}) => value as SettingTexts)) as SettingTexts;
}

/** What all settings of the Broker are for, by key, from `content/broker-settings`. */
export const readSettingTexts = defineCollection({
  from: folder,
  schema: 'content/broker-settings.schema.json',
  build,
});

/**
 * Finds the settings of a group, with what they are for.
 *
 * @throws Error with the groups that exist
 */
export function findSettings(group: string, root?: string): (BrokerSetting & SettingText)[] {
  const found = settings.filter((setting) => setting.group === group);
  if (found.length === 0) {
    const groups = [...new Set(settings.map((setting) => setting.group))];
    throw new Error(`Unknown group "${group}"; use one of ${groups.join(', ')}`);
  }
  const texts = readSettingTexts(root);
  return found.flatMap((setting) => {
    const text = texts[setting.key];
    return text ? [setSource({...setting, ...text}, sourceOf(text))] : [];
  });
}
