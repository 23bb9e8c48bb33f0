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

/** Texts of the parts that the page hides, and of the rest under `null`. */
function partsOf(content: Element, id: string): Map<Element | null, string> {
  const parts = new Map<Element | null, string>([[null, '']]);
  for (const {data, parentElement} of textsOf(content, id)) {
    const part = parentElement?.closest(hidden) ?? null;
    parts.set(part, `${parts.get(part) ?? ''}${data.toLowerCase()}`);
  }
  return parts;
}

/**
 * Opens the tab or section with most of the words, unless visible text has as many. Looks in the section of the hit,
 * then on the whole page.
 *
 * @param id of the heading of the section; empty for the whole page
 * @param found words to look for; the first of which there are any decide
 */
export function showFoundText(content: Element, id: string, found: readonly (readonly string[])[]): void {
  const places = [partsOf(content, id), partsOf(content, '')];
  for (const [words, parts] of found.flatMap((each) => places.map((place) => [each, place] as const))) {
    const counts = [...parts].map(([part, text]) => ({
      part,
      count: words.filter((word) => text.includes(word)).length,
    }));
    const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
    if (best.count > 0) {
      if (best.part) {
        reveal(best.part);
      }
      return;
    }
  }
}

/** On the page of a search hit, shows the text that was found. */
export function useFoundText(): void {
  const history = useHistory();
  const {search, hash} = useLocation();
  useEffect(() => {
    const {found, rest} = takeFound(search);
    if (found.length > 0) {
      // A link that the reader shares, and the back button, shouldn't open the tab again.
      history.replace({...history.location, search: rest});
      const content = document.querySelector('.theme-doc-markdown');
      if (content) {
        showFoundText(content, hash.slice(1), found);
      }
    }
  }, [history, search, hash]);
}
