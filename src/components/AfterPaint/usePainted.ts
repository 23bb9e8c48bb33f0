import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {takeFound} from '@site/src/shared/search/found';

/** Whether the address leads to a part of the page, rather than to its top. */
function leadsToPart({hash, search}: Location): boolean {
  return hash !== '' || takeFound(search).found.length > 0;
}

/**
 * Whether to render content below the first screen, too. When the browser loads a page, the answer is always yes. After
 * client-side navigation it is yes once the page has been painted, so that the reader sees the top sooner. Going back,
 * or following a link to a heading or a search hit, may show any part, so these render the whole page at once.
 */
export default function usePainted(): boolean {
  // False on the server and during hydration, that is, when the browser has loaded the page.
  const isHydrated = useIsBrowser();
  const {action} = useHistory();
  const [isPainted, setPainted] = useState(() => !isHydrated || action === 'POP' || leadsToPart(window.location));
  useEffect(() => {
    let timer: number | undefined;
    // The first frame is on the screen once the second one starts.
    let frame = window.requestAnimationFrame(() => {
      frame = window.requestAnimationFrame(() => {
        timer = window.setTimeout(() => setPainted(true));
      });
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
