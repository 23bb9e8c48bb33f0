import current from './current';
import history from './history';
import newest from './newest';

/**
 * Plugins that insert releases, with the notes of `content/releases`:
 *
 *     <CurrentRelease of="pact-js" />
 *     <ReleaseHistory of="pact-js" />
 *     <NewestReleases />
 */
export const remarkReleases = [current, history, newest] as const;
