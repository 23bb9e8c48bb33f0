import {useCallback, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';

import {useFoundText} from '@site/src/components/Search/foundText';
import {useSearchShortcuts} from '@site/src/components/Search/useSearchShortcuts';
import {searchButton} from '@site/src/texts/search-page';

import styles from './styles.module.css';

type Modal = ComponentType<{readonly typedAhead: () => string; readonly onClose: () => void}>;

async function loadModal(): Promise<Modal> {
  return (await import('@site/src/components/Search/Modal')).default;
}

function preloadModal(): void {
  loadModal().catch(() => undefined);
}

/** Takes the query that was typed before hydration, which `src/plugins/scripts-on-intent/loader.js` has stored. */
function takeEarlyQuery(): string {
  const {query = ''} = document.documentElement.dataset;
  delete document.documentElement.dataset.query;
  return query;
}

/** Collects what the reader types between opening the search and the moment the modal's input is ready. */
function useTypedAhead(isOpen: boolean): {readonly start: () => void; readonly read: () => string} {
  const typed = useRef('');
  // A layout effect, because an effect would run too late for fast typists.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isCharacter = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (isCharacter && !(document.activeElement instanceof HTMLInputElement)) {
        event.preventDefault();
        typed.current += event.key;
      }
    }
    if (!isOpen) {
      return undefined;
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
  const start = useCallback(() => {
    typed.current = takeEarlyQuery();
  }, []);
  const read = useCallback(() => typed.current, []);
  return {start, read};
}

/** The search button in the navbar. The search modal is loaded when the reader reaches for the button. */
export default function SearchBar(): ReactNode {
  useFoundText();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{readonly Modal: Modal}>();
  const [hasFailed, setHasFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isApple = /mac|iphone|ipad/i.test(useIsBrowser() ? navigator.userAgent : '');
  const {start, read: typedAhead} = useTypedAhead(isOpen);

  const onOpen = useCallback(() => {
    start();
    setIsOpen(true);
    setHasFailed(false);
    loadModal().then(
      (Modal) => setLoaded({Modal}),
      () => {
        setIsOpen(false);
        setHasFailed(true);
      },
    );
  }, [start]);

  const onClose = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);

  useSearchShortcuts({isOpen, onOpen, onClose});

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('DocSearch-Button', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={onOpen}
        onFocus={preloadModal}
        onMouseEnter={preloadModal}
        onTouchStart={preloadModal}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="m18 18-4.6-4.6m2-4.8A6.8 6.8 0 1 1 1.8 8.6a6.8 6.8 0 0 1 13.6 0Z" />
        </svg>
        <span className={styles.text}>{searchButton.label}</span>
        <kbd className={styles.keys}>{isApple ? searchButton.shortcut.apple : searchButton.shortcut.other}</kbd>
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          <strong>{searchButton.failure.title}</strong> {searchButton.failure.advice}
        </p>
      )}
      {isOpen && loaded && <loaded.Modal typedAhead={typedAhead} onClose={onClose} />}
    </>
  );
}
