import {sdksNamedIn} from '../../../data/sdk-words';
import {defaultSdk, sdksOfPath, type SdkId} from '../../../data/sdks';

const sameLanguage = 2.6;
/** Weight of a page about other languages than the wanted ones. */
export const otherLanguage = 0.3;
/** Without a chosen language, pages about a language rank lower, except those of the default language. */
const noLanguageChosen = 0.7;

/**
 * Determines the languages that a query is about.
 *
 * @param sdk the language that the reader chose
 * @returns the languages that the query names, otherwise the chosen one, if any
 */
export function languagesOf(query: string, sdk: SdkId | undefined): SdkId[] {
  const named = sdksNamedIn(query);
  return named.length > 0 || !sdk ? named : [sdk];
}

/**
 * Weighs a page for a query about some languages.
 *
 * @param path address of the page, without its host
 * @param wanted see {@link languagesOf}
 * @returns a factor: above 1 for pages about the language, below 1 for pages about others
 */
export function preference(path: string, wanted: readonly SdkId[]): number {
  const languages = sdksOfPath(path);
  if (languages.length === 0) {
    return 1;
  }
  if (wanted.length === 0) {
    return languages.includes(defaultSdk) ? 1 : noLanguageChosen;
  }
  return languages.some((language) => wanted.includes(language)) ? sameLanguage : otherLanguage;
}
