import {defaultSdk, sdksOfPath, type SdkId} from '../../../data/sdks';

const own = 2.6;
const foreign = 0.3;
/** While no language is chosen, pages that hold for all come first, and those of the language that samples show. */
const ofOthers = 0.75;

/**
 * How much more, or less, a page is worth to a reader of a language.
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
    return languages.includes(defaultSdk) ? 1 : ofOthers;
  }
  return languages.includes(sdk) ? own : foreign;
}
