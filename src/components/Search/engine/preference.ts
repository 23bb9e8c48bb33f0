import {sdksOfPath, type SdkId} from '../../../data/sdks';

const own = 1.4;
const foreign = 0.6;

/**
 * How much more, or less, a page is worth to a reader of a language.
 *
 * @param path address of the page, without its host
 * @param sdk the language that the reader chose; undefined is none
 * @returns a factor: above 1 for pages about the language, below 1 for pages about others
 */
export function preference(path: string, sdk: SdkId | undefined): number {
  const languages = sdk ? sdksOfPath(path) : [];
  if (!sdk || languages.length === 0) {
    return 1;
  }
  return languages.includes(sdk) ? own : foreign;
}
