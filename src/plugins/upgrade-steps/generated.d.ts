declare module '@generated/upgrade-steps/default/libraries.json' {
  import type {UpgradeLibrary} from '@site/src/plugins/upgrade-steps/releases';

  const libraries: readonly UpgradeLibrary[];
  export default libraries;
}
