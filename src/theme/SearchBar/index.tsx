import {useCallback, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';

import {useSearchShortcuts} from '@site/src/components/Search/useSearchShortcuts';
import styles from './styles.module.css';

type Modal = ComponentType<{readonly typedAhead: () => string; readonly onClose: () => void}>;

async function loadModal(): Promise<Modal> {
  return (await import('@site/src/components/Search/Modal')).default;
}

function warmUp(): void {
  loadModal().catch(() => undefined);
}

/** What was typed for the search before the framework was there: `src/plugins/scripts-on-intent/loader.js` keeps it. */
function takeEarlyQuery(): string {
  const {query = ''} = document.documentElement.dataset;
  delete document.documentElement.dataset.query;
  return query;
}

/** Collects what is typed between the shortcut and the arrival of the modal's field. */
function useTypedAhead(isOpen: boolean): {readonly start: () => void; readonly read: () => string} {
  const typed = useRef('');
  // A layout effect, since a fast typist is ahead of what waits for the next frame.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const isText = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (isText && !(document.activeElement instanceof HTMLInputElement)) {
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

/** The button in the navigation that opens the search. Everything behind it is loaded when it is wanted. */
export default function SearchBar(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{readonly Modal: Modal}>();
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isApple = /mac|iphone|ipad/i.test(useIsBrowser() ? navigator.userAgent : '');
  const {start, read: typedAhead} = useTypedAhead(isOpen);

  const onOpen = useCallback(() => {
    start();
    setIsOpen(true);
    setFailed(false);
    loadModal().then(
      (Modal) => setLoaded({Modal}),
      () => {
        setIsOpen(false);
        setFailed(true);
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
        onFocus={warmUp}
        onMouseEnter={warmUp}
        onTouchStart={warmUp}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="m18 18-4.6-4.6m2-4.8A6.8 6.8 0 1 1 1.8 8.6a6.8 6.8 0 0 1 13.6 0Z" />
        </svg>
        <span className={styles.text}>Search</span>
        <kbd className={styles.keys}>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {failed && (
        <p role="alert" className={styles.failure}>
          <strong>Unable to fetch results</strong> You might want to check your network connection.
        </p>
      )}
      {isOpen && loaded && <loaded.Modal typedAhead={typedAhead} onClose={onClose} />}
    </>
  );
}
