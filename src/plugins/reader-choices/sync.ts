import type {ClientModule} from '@docusaurus/types';

import type {Choice} from '@site/src/shared/reader-choices';
import {ci} from '@site/src/shared/reader-choices/ci';
import {reveal} from '@site/src/shared/reader-choices/reveal';
import {sdk} from '@site/src/shared/reader-choices/sdk';

/** Applies the choice in the query of an internal link. */
function syncFromUrl<Id extends string>(choice: Choice<Id>, search: string): void {
  const requested = choice.fromQuery(search);
  if (requested && requested !== choice.current()) {
    choice.apply(requested);
  }
}

/** What the inline script does when the browser loads a page, for pages that React renders. */
const syncChoices: ClientModule = {
  onRouteUpdate({location: {search}}) {
    syncFromUrl(sdk, search);
    syncFromUrl(ci, search);
  },
  onRouteDidUpdate({location: {hash}, previousLocation}) {
    if (previousLocation && hash !== previousLocation.hash) {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target) {
        reveal(target);
      }
    }
  },
};

export default syncChoices;
