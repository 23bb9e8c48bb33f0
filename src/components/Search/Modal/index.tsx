import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
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

import ShortcutSetting from '@site/src/components/ShortcutSetting';
import {isComposing} from '@site/src/shared/shortcuts';
import {searchTexts as texts} from '@site/src/texts/search';
import {hitsPerPage} from '../hits';
import {FailureNotice, NoResultsNotice} from '../Notices';
import {useSearchOptions, useSearchPageLink} from '../settings';
import Suggestions from '../Suggestions';
import {useSearchClient} from '../useSearchClient';
import Row from './Row';
import {useOutcome} from './useOutcome';

interface Props {
  /** What the reader typed while the modal was loading. */
  readonly typedAhead: () => string;
  readonly onClose: () => void;
}

const translations: DocSearchModalProps['translations'] = {
  searchBox: {searchInputLabel: texts.dialog},
  startScreen: {
    recentSearchesTitle: texts.recentSearches,
    favoriteSearchesTitle: texts.favouriteSearches,
    saveRecentSearchButtonTitle: texts.addFavourite,
    removeFavoriteSearchButtonTitle: texts.removeFavourite,
  },
};

/**
 * Fixes roles and focus. DocSearch exposes its backdrop as a button, where screen readers need a named dialog. It
 * focuses its field only after the first paint, too late for a fast typist, and not at all when it opens with a query.
 */
function useDialog(shell: RefObject<HTMLElement | null>, restarts: number): void {
  useLayoutEffect(() => {
    shell.current?.querySelector('input')?.focus();
  }, [shell, restarts]);

  useEffect(() => {
    const container = shell.current?.querySelector('.DocSearch-Container');
    container?.setAttribute('role', 'dialog');
    container?.setAttribute('aria-modal', 'true');
    container?.setAttribute('aria-label', texts.dialog);
    ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex'].forEach((name) =>
      container?.removeAttribute(name),
    );
  }, [shell, restarts]);
}

/** Traps the focus in the dialog. DocSearch only considers elements that exist when it opens, not the results. */
function useFocusTrap(shell: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = shell.current;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Tab' || event.defaultPrevented || dialog === null) {
        return;
      }
      const focusable = [...dialog.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input')].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility(),
      );
      const [from, to] = event.shiftKey ? [focusable[0], focusable.at(-1)] : [focusable.at(-1), focusable[0]];
      if (document.activeElement === from) {
        event.preventDefault();
        to?.focus();
      }
    }
    dialog?.addEventListener('keydown', onKeyDown);
    return () => dialog?.removeEventListener('keydown', onKeyDown);
  }, [shell]);
}

/** Keeps the keys of an input method from DocSearch, which would follow a hit on the Enter that ends a composition. */
function onKeyDownCapture(event: ReactKeyboardEvent): void {
  if (isComposing(event.nativeEvent)) {
    event.stopPropagation();
  }
}

/** The search modal: DocSearch with the search engine of this build. */
export default function SearchModal({typedAhead, onClose}: Props): ReactNode {
  const {hosted, indexName} = useSearchOptions();
  const {url: origin} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const pageLink = useSearchPageLink();
  const {transformSearchClient, outcome, clear} = useOutcome(useSearchClient(), origin);
  const [start, setStart] = useState(() => ({query: typedAhead(), times: 0}));
  const shell = useRef<HTMLElement>(null);
  const [header, setHeader] = useState<Element>();
  useDialog(shell, start.times);
  useFocusTrap(shell);

  // DocSearch has no slot for it.
  useLayoutEffect(() => {
    setHeader(shell.current?.querySelector('.DocSearch-SearchBar') ?? undefined);
  }, [start.times]);

  const overrides = useMemo(
    (): Pick<DocSearchModalProps, 'navigator' | 'hitComponent'> => ({
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      hitComponent: ({hit, children}) => <Row hit={hit}>{children}</Row>,
    }),
    [history],
  );

  function onInput({target}: FormEvent): void {
    if (target instanceof HTMLInputElement && target.value.trim() === '') {
      clear();
    }
  }

  function restart(query: string): void {
    clear();
    setStart(({times}) => ({query, times: times + 1}));
  }

  return createPortal(
    // Inside a section, the dialog's header and footer don't count as landmarks of the page.
    <section
      ref={shell}
      className={clsx('search-modal', !hosted && 'search-modal--own-index')}
      aria-label={texts.region}
      onInput={onInput}
      onKeyDownCapture={onKeyDownCapture}
      onReset={clear}
    >
      {/* In the body, so that they come after the theme's styles. */}
      <style>{docsearchStyles}</style>
      <DocSearchModal
        {...overrides}
        // Remounts for a suggested search: DocSearch accepts a query only as its initial one.
        key={start.times}
        appId={hosted?.appId ?? 'none'}
        apiKey={hosted?.apiKey ?? 'none'}
        footerAction={<ShortcutSetting />}
        indices={[indexName]}
        initialQuery={start.query}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={hitsPerPage}
        onClose={onClose}
        placeholder={texts.placeholder}
        resultsFooterComponent={({state}) => (
          <Link href={pageLink(state.query)} onClick={onClose}>
            {texts.allResults}
          </Link>
        )}
        transformSearchClient={transformSearchClient}
        translations={translations}
      />
      {header && createPortal(<Suggestions onFollow={onClose} />, header)}
      {outcome &&
        createPortal(
          <div className="search-modal__outcome">
            {outcome.kind === 'failed' ? <FailureNotice /> : <NoResultsNotice query={outcome.query} onTry={restart} />}
          </div>,
          outcome.container,
        )}
    </section>,
    document.body,
  );
}
