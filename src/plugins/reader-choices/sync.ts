import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {storageKeyOf} from '@site/src/data/reader-choices';
import type {Choice} from '@site/src/shared/reader-choices';
import {ci} from '@site/src/shared/reader-choices/ci';
import {sdk} from '@site/src/shared/reader-choices/sdk';

/** Applies a choice made in another browser tab. */
function syncFromStorage<Id extends string>(choice: Choice<Id>): void {
  window.addEventListener('storage', ({key, newValue}) => {
    if (key !== storageKeyOf(choice) || !choice.isId(newValue)) {
      return;
    }
    choice.apply(newValue);
    // A stale parameter in the URL would win over storage on reload.
    const {pathname, search, hash} = window.location;
    if (choice.fromQuery(search)) {
      window.history.replaceState(window.history.state, '', pathname + choice.withQuery(search, newValue) + hash);
    }
  });
}

/** Applies the choice in the query of an internal link. */
function syncFromUrl<Id extends string>(choice: Choice<Id>, search: string): void {
  const requested = choice.fromQuery(search);
  if (requested && requested !== document.documentElement.dataset[choice.name]) {
    choice.apply(requested);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  syncFromStorage(sdk);
  syncFromStorage(ci);
}

const syncChoices: ClientModule = {
  onRouteUpdate({location: {search}}) {
    syncFromUrl(sdk, search);
    syncFromUrl(ci, search);
  },
};

export default syncChoices;
