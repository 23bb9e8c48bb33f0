import {jvmBuildTools, packageManagers} from './build-tools';
import {ciSystems} from './ci-systems';
import {defaultSdk, sdks} from './sdks';

/** A choice that readers make once for the whole site, and that tab groups follow. */
export interface ReaderChoice {
  /** Name of the query parameter, and part of the storage key and of `data-` attributes. */
  readonly name: string;
  readonly options: readonly {readonly id: string; readonly label: string}[];
  /** Id of the default option. */
  readonly fallback: string;
}

/** Language of samples. */
export const sdkChoice = {name: 'sdk', options: sdks, fallback: defaultSdk} as const satisfies ReaderChoice;

/** CI system of pipelines. */
export const ciChoice = {name: 'ci', options: ciSystems, fallback: 'github-actions'} as const satisfies ReaderChoice;

/** Package manager of JavaScript. */
export const packageManagerChoice = {
  name: 'packages',
  options: packageManagers,
  fallback: 'npm',
} as const satisfies ReaderChoice;

/** Build tool of the JVM. */
export const jvmBuildChoice = {name: 'jvm', options: jvmBuildTools, fallback: 'maven'} as const satisfies ReaderChoice;

/** All reader choices. */
export const readerChoices: readonly ReaderChoice[] = [sdkChoice, ciChoice, packageManagerChoice, jvmBuildChoice];

/** Key in local storage, in the format of the framework's synced tabs. */
export function storageKeyOf({name}: Pick<ReaderChoice, 'name'>): string {
  return `docusaurus.tab.${name}`;
}
