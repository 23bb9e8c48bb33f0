import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

import {reveal} from '@site/src/shared/reader-choices/reveal';
import {takeFound} from '@site/src/shared/search/found';

/** Tab panels and sections whose text the page doesn't show. */
const hidden = '[hidden="until-found"], details:not([open])';

/** Text nodes of a section, from its heading to the next one with an id; of the whole page without an id. */
function textsOf(content: Element, id: string): Text[] {
  const nodes = document.createTreeWalker(content, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  let isInside = id === '';
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof HTMLHeadingElement && node.id !== '' && id !== '') {
      isInside = node.id === id;
    } else if (isInside && node instanceof Text) {
      texts.push(node);
    }
  }
  return texts;
}

/**
 * Opens the tab or section with most of the words, unless visible text has as many.
 *
 * @param id of the heading of the section to look in; empty for the whole page
 */
export function showFoundText(content: Element, id: string, words: readonly string[]): void {
  const parts = new Map<Element | null, string>([[null, '']]);
  for (const {data, parentElement} of textsOf(content, id)) {
    const part = parentElement?.closest(hidden) ?? null;
    parts.set(part, `${parts.get(part) ?? ''}${data.toLowerCase()}`);
  }
  const counts = [...parts].map(([part, text]) => ({
    part,
    count: words.filter((word) => text.includes(word.toLowerCase())).length,
  }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  if (best.part) {
    reveal(best.part);
  }
}

/** On the page of a search hit, shows the text that was found. */
export function useFoundText(): void {
  const history = useHistory();
  const {search, hash} = useLocation();
  useEffect(() => {
    const {words, rest} = takeFound(search);
    if (words.length > 0) {
      // A link that the reader shares, and the back button, shouldn't open the tab again.
      history.replace({...history.location, search: rest});
      const content = document.querySelector('.theme-doc-markdown');
      if (content) {
        showFoundText(content, decodeURIComponent(hash.slice(1)), words);
      }
    }
  }, [history, search, hash]);
}
