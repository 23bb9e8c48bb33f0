import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import docsearchStyles from '@generated/search/default/docsearch-styles.json';

import {FailureNotice, NoResultsNotice} from '../Notices';
import {addressOf, useSearchOptions, useSearchPageLink} from '../settings';
import {useSearchClient} from '../useSearchClient';
import styles from './styles.module.css';
import {useOutcome} from './useOutcome';

interface Props {
  /** What the reader typed while the modal was on its way. */
  readonly typedAhead: () => string;
  readonly onClose: () => void;
}

const translations: DocSearchModalProps['translations'] = {
  searchBox: {searchInputLabel: 'Search the documentation'},
  startScreen: {
    recentSearchesTitle: 'Recent',
    favoriteSearchesTitle: 'Favourite',
    saveRecentSearchButtonTitle: 'Save this search',
    removeFavoriteSearchButtonTitle: 'Remove this search from favourites',
  },
};

/**
 * DocSearch calls its backdrop a button; to a screen reader it is a dialogue with a name. It also focuses
 * its field only after the first paint, too late for a fast typist, and not at all when it opens with a query.
 */
function useDialogue(shell: RefObject<HTMLElement | null>, restarts: number): void {
  useLayoutEffect(() => {
    shell.current?.querySelector('input')?.focus();
  }, [shell, restarts]);

  useEffect(() => {
    const container = shell.current?.querySelector('.DocSearch-Container');
    container?.setAttribute('role', 'dialog');
    container?.setAttribute('aria-modal', 'true');
    container?.setAttribute('aria-label', 'Search the documentation');
    ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex'].forEach((name) =>
      container?.removeAttribute(name),
    );
  }, [shell, restarts]);
}

/** Leads Tab around in the dialogue. DocSearch does so among what was there when it opened, and results come later. */
function useTabAround(shell: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialogue = shell.current;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Tab' || event.defaultPrevented || dialogue === null) {
        return;
      }
      const stops = [...dialogue.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility(),
      );
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement === from) {
        event.preventDefault();
        to?.focus();
      }
    }
    dialogue?.addEventListener('keydown', onKeyDown);
    return () => dialogue?.removeEventListener('keydown', onKeyDown);
  }, [shell]);
}

/** The search modal: DocSearch in front of the engine of this build. */
export default function SearchModal({typedAhead, onClose}: Props): ReactNode {
  const {hosted, indexName} = useSearchOptions();
  const {url: origin} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const pageLink = useSearchPageLink();
  const {transformSearchClient, outcome, forget} = useOutcome(useSearchClient());
  const [start, setStart] = useState(() => ({query: typedAhead(), times: 0}));
  const shell = useRef<HTMLElement>(null);
  useDialogue(shell, start.times);
  useTabAround(shell);

  const parts = useMemo(
    (): Pick<DocSearchModalProps, 'navigator' | 'transformItems' | 'hitComponent'> => ({
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      transformItems: (items) => items.map((item) => ({...item, url: addressOf(item.url, origin)})),
      hitComponent: ({hit, children}) => <Link to={hit.url}>{children}</Link>,
    }),
    [history, origin],
  );

  function onInput({target}: FormEvent): void {
    if (target instanceof HTMLInputElement && target.value.trim() === '') {
      forget();
    }
  }

  function restart(query: string): void {
    forget();
    setStart(({times}) => ({query, times: times + 1}));
  }

  return createPortal(
    // A section, in which the dialogue's header and footer are none of the page.
    <section
      ref={shell}
      className={clsx(styles.shell, !hosted && styles.ours)}
      aria-label="Search"
      onInput={onInput}
      onReset={forget}
    >
      {/* In a layer, so that the styles beside this file win; here and not in the head, so that it is above the theme's. */}
      <style>{`@layer docsearch{${docsearchStyles}}`}</style>
      <DocSearchModal
        {...parts}
        // A proposal starts the modal afresh: DocSearch takes a query only from its field and at its start.
        key={start.times}
        appId={hosted?.appId ?? 'none'}
        apiKey={hosted?.apiKey ?? 'none'}
        indices={[indexName]}
        initialQuery={start.query}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={8}
        onClose={onClose}
        placeholder="Search the documentation"
        resultsFooterComponent={({state}) => (
          <Link href={pageLink(state.query)} onClick={onClose}>
            See all results
          </Link>
        )}
        transformSearchClient={transformSearchClient}
        translations={translations}
      />
      {outcome &&
        createPortal(
          <div className={styles.outcome}>
            {outcome.kind === 'failed' ? <FailureNotice /> : <NoResultsNotice query={outcome.query} onTry={restart} />}
          </div>,
          outcome.place,
        )}
    </section>,
    document.body,
  );
}
