import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import type {Choice} from '@site/src/shared/reader-choices';
import {ci} from '@site/src/shared/reader-choices/ci';
import {jvmBuild} from '@site/src/shared/reader-choices/jvm-build';
import {packageManager} from '@site/src/shared/reader-choices/package-manager';
import {reveal} from '@site/src/shared/reader-choices/reveal';
import {sdk} from '@site/src/shared/reader-choices/sdk';

/** Applies the choice in the query of an internal link. */
function syncFromUrl<Id extends string>(choice: Choice<Id>, search: string): void {
  const requested = choice.fromQuery(search);
  if (requested && requested !== choice.current()) {
    choice.apply(requested);
  }
}

/** Keeps the choice when the reader goes back to an address with another. Runs before the router reads the address. */
function keepChoice<Id extends string>(choice: Choice<Id>): void {
  window.addEventListener('popstate', () => {
    const {pathname, search, hash} = window.location;
    if (choice.fromQuery(search)) {
      const query = choice.withQuery(search, choice.current());
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  keepChoice(sdk);
  keepChoice(ci);
  keepChoice(packageManager);
  keepChoice(jvmBuild);
}

/** What browsers and the inline script do when a page is loaded, for pages that React renders. */
const syncChoices: ClientModule = {
  onRouteUpdate({location: {search}}) {
    syncFromUrl(sdk, search);
    syncFromUrl(ci, search);
    syncFromUrl(packageManager, search);
    syncFromUrl(jvmBuild, search);
  },
  onRouteDidUpdate({location: {hash}, previousLocation}) {
    const target = document.getElementById(hash.slice(1));
    if (target && previousLocation && hash !== previousLocation.hash) {
      reveal(target);
    }
  },
};

export default syncChoices;
