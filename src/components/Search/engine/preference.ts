import {defaultSdk, sdksOfPath, type SdkId} from '../../../data/sdks';

const sameLanguage = 2.6;
const otherLanguage = 0.3;
/** Without a chosen language, pages about a language rank lower, except those of the default language. */
const noLanguageChosen = 0.7;

/**
 * The weight of a page for a reader of a language.
 *
 * @param path address of the page, without its host
 * @param sdk the language that the reader chose; undefined is none
 * @returns a factor: above 1 for pages about the language, below 1 for pages about others
 */
export function preference(path: string, sdk: SdkId | undefined): number {
  const languages = sdksOfPath(path);
  if (languages.length === 0) {
    return 1;
  }
  if (!sdk) {
    return languages.includes(defaultSdk) ? 1 : noLanguageChosen;
  }
  return languages.includes(sdk) ? sameLanguage : otherLanguage;
}
