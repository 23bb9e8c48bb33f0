import {brokerFacts, type BrokerSetting} from '../../data/pact-broker';
import {
  assertNoFaults,
  type ContentFile,
  defineCollection,
  faultAt,
  findPageFaults,
  setSource,
  sourceOf,
} from '../collection';

const folder = 'content/broker-settings';
const {settings} = brokerFacts;

/** Description of a setting; `content/broker-settings.schema.json` describes the fields. */
export interface SettingText {
  readonly meaning: string;
  readonly advice?: string;
}

/** Descriptions by key of the setting. */
export type SettingTexts = Readonly<Record<string, SettingText>>;

/** File name of a group: `authentication-and-authorization`. */
const fileName = (group: string): string => group.toLowerCase().replaceAll(' ', '-');

const fileNames = [...new Set(settings.map(({group}) => fileName(group)))];

/** Keys of a group of settings, in the order of the Broker's source. */
const keysIn = (name: string): string[] => settings.filter(({group}) => fileName(group) === name).map(({key}) => key);

function linkFaults(markdown: string, root: string): string[] {
  const urls = [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
  return urls.flatMap((url) => {
    if (url.startsWith('#')) {
      const isKnown = settings.some(({key}) => key === url.slice(1));
      return isKnown ? [] : [`there is no setting ${url}; use the key of a setting.`];
    }
    if (!url.startsWith('/')) {
      return [`"${url}" isn't a page of this site; link a page as /folder/page.mdx.`];
    }
    return findPageFaults(url, root);
  });
}

/** Finds faults that the schema can't express: broken links, and settings that are missing, unknown or in another group. */
function fileFaults({id, file, value}: ContentFile, root: string): string[] {
  if (!fileNames.includes(id)) {
    return [faultAt({file, line: 1}, `there is no group "${id}"; name the file ${fileNames.join(', ')}.`)];
  }
  const texts = value as SettingTexts;
  const keys = keysIn(id);
  return [
    ...keys
      .filter((key) => texts[key] === undefined)
      .map((key) => faultAt(sourceOf(texts), `"${key}" is missing; add a description.`)),
    ...Object.entries(texts).flatMap(([key, text]) =>
      [
        ...(keys.includes(key) ? [] : [`"${key}" isn't a setting of this group; correct the key, or move the entry.`]),
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
      .map((name) => faultAt({file: `${folder}/${name}.yml`, line: 1}, 'is missing; describe its settings.')),
    ...files.flatMap((file) => fileFaults(file, root)),
  ];
  assertNoFaults(faults);
  return Object.assign({}, ...files.map(({value}) => value as SettingTexts)) as SettingTexts;
}

/** Descriptions of all settings of the Broker, by key, from `content/broker-settings`. */
export const readSettingTexts = defineCollection({
  from: folder,
  schema: 'content/broker-settings.schema.json',
  build,
});

/**
 * Finds the settings of a group, with their descriptions.
 *
 * @throws Error with the existing groups
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
