import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {storageKeyOf} from '@site/src/data/reader-choices';
import type {Choice} from '@site/src/shared/reader-choices';
import {ci} from '@site/src/shared/reader-choices/ci';
import {sdk} from '@site/src/shared/reader-choices/sdk';

/** Follows a choice that another tab of the browser makes. */
function followStorage<Id extends string>(choice: Choice<Id>): void {
  window.addEventListener('storage', ({key, newValue}) => {
    if (key !== storageKeyOf(choice) || !choice.isId(newValue)) {
      return;
    }
    choice.apply(newValue);
    // An address that says otherwise would win when the page is loaded anew.
    const {pathname, search, hash} = window.location;
    if (choice.ofAddress(search)) {
      window.history.replaceState(window.history.state, '', pathname + choice.withId(search, newValue) + hash);
    }
  });
}

/** Follows a link inside the site that chooses, too. */
function followAddress<Id extends string>(choice: Choice<Id>, search: string): void {
  const asked = choice.ofAddress(search);
  if (asked && asked !== document.documentElement.dataset[choice.name]) {
    choice.apply(asked);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  followStorage(sdk);
  followStorage(ci);
}

const follow: ClientModule = {
  onRouteUpdate({location: {search}}) {
    followAddress(sdk, search);
    followAddress(ci, search);
  },
};

export default follow;
