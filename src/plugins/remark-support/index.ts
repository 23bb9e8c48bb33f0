import feature from './feature';
import library from './library';
import matrix from './matrix';
import platforms from './platforms';
import summary from './summary';
import tabs from './tabs';

/**
 * Plugins that insert what libraries support, from `content/support`:
 *
 *     <WorksIn feature="plugin-consumer" />
 *     <SdkTabs region="contains" feature="array-contains" />
 *     <SupportMatrix />
 *     <SupportSummary core="rust" />
 *     <LibrarySupport of="pact-net" />
 *     <PlatformTable of="systems" />
 */
export const remarkSupport = [feature, library, matrix, platforms, summary, tabs] as const;
