declare module '@generated/upgrade-steps/default/libraries.json' {
  import type {UpgradeLibrary} from '@site/src/data/releases/upgrade';

  const libraries: readonly UpgradeLibrary[];
  export default libraries;
}
