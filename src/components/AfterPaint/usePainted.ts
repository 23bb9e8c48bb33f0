import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Whether what the reader doesn't see at first is to be rendered, too. On a page that was loaded it always is; after a
 * link within the site it is once the page has been painted, so that the reader doesn't wait for it. Whoever goes back,
 * or to a part that the address names, may land anywhere on the page and gets it whole.
 *
 * @returns true when it is
 */
export default function usePainted(): boolean {
  const isLoaded = !useIsBrowser();
  const {action} = useHistory();
  const [isPainted, setPainted] = useState(() => isLoaded || action === 'POP' || window.location.hash !== '');
  useEffect(() => {
    let timer: number | undefined;
    // In the second frame what the first one showed is on the screen.
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
