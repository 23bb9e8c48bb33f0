import {useCallback, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

import {defaultSdk, isSdkId, type SdkId} from '@site/src/data/sdks';
import {parameter, storageKey} from './keys';

const changed = 'sdk-change';

/** The language that is shown; the script of the sdk-choice plugin has set it before the first paint. */
function shown(): SdkId {
  const {sdk} = document.documentElement.dataset;
  return isSdkId(sdk) ? sdk : defaultSdk;
}

/** The language that the reader chose, ever; undefined when there is none or storage is closed. */
export function chosenSdk(): SdkId | undefined {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return isSdkId(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Shows a language from now on, on every page. */
export function applySdk(sdk: SdkId): void {
  document.documentElement.dataset.sdk = sdk;
  try {
    window.localStorage.setItem(storageKey, sdk);
  } catch {
    // Closed storage: the choice lasts until the page is left.
  }
  window.dispatchEvent(new Event(changed));
}

/** The language that an address asks for. */
export function sdkOfAddress(search: string): SdkId | undefined {
  const asked = new URLSearchParams(search).get(parameter);
  return isSdkId(asked) ? asked : undefined;
}

/** An address' query with another language in it. */
export function withSdk(search: string, sdk: SdkId): string {
  const query = new URLSearchParams(search);
  query.set(parameter, sdk);
  return `?${query.toString()}`;
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(changed, notify);
  return () => window.removeEventListener(changed, notify);
}

/**
 * The reader's language, and how to change it. A change holds on every page and in every tab of the
 * browser, and stands in the address, so that a link to the page shows the same to others.
 */
export function useSdk(): readonly [SdkId, (sdk: SdkId) => void] {
  const sdk = useSyncExternalStore(subscribe, shown, () => defaultSdk);
  const history = useHistory();
  const choose = useCallback(
    (next: SdkId) => {
      applySdk(next);
      history.replace({...history.location, search: withSdk(history.location.search, next)});
    },
    [history],
  );
  return [sdk, choose];
}
