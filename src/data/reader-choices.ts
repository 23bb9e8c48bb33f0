import {ciSystems} from './ci-systems';
import {defaultSdk, sdks} from './sdks';

/** Something that a reader chooses once for the whole site, and that groups of tabs show. */
export interface ReaderChoice {
  /** Stands in the address, in storage and in `data-` attributes of the page. */
  readonly name: string;
  readonly options: readonly {readonly id: string; readonly label: string}[];
  /** Id of the option for a reader who hasn't chosen. */
  readonly fallback: string;
}

/** The language of samples. */
export const sdkChoice = {name: 'sdk', options: sdks, fallback: defaultSdk} as const satisfies ReaderChoice;

/** The CI system of pipelines. */
export const ciChoice = {name: 'ci', options: ciSystems, fallback: 'github-actions'} as const satisfies ReaderChoice;

/** All choices of a reader. */
export const readerChoices: readonly ReaderChoice[] = [sdkChoice, ciChoice];

/** Key in local storage, named as the framework names those of synced tabs. */
export function storageKeyOf({name}: Pick<ReaderChoice, 'name'>): string {
  return `docusaurus.tab.${name}`;
}
