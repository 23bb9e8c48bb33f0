import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';

import SearchBox, {searchBoxId} from '@site/src/components/Search/Box';
import {useFoundText} from '@site/src/components/Search/foundText';
import {useSearchShortcuts} from '@site/src/components/Search/useSearchShortcuts';
import {isApple, useShortcuts} from '@site/src/shared/shortcuts';
import {searchButton} from '@site/src/texts/search-page';

import styles from './styles.module.css';

type Modal = ComponentType<{readonly typedAhead: () => string; readonly onClose: () => void}>;

async function loadModal(): Promise<Modal> {
  return (await import('@site/src/components/Search/Modal')).default;
}

function preloadModal(): void {
  loadModal().catch(() => undefined);
}

const supportsPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** Waits for an input method, which would lose its composition when the focus moves. */
async function finishComposition(): Promise<void> {
  if ('composing' in document.documentElement.dataset) {
    await new Promise((resolve) => window.addEventListener('compositionend', resolve, {once: true}));
  }
}

/**
 * The search button in the navbar. It opens a box to type into, and the search modal takes its place with what was typed
 * as soon as it is loaded.
 */
export default function SearchBar(): ReactNode {
  useFoundText();
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{readonly Modal: Modal}>();
  const [hasFailed, setHasFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isMac = useIsBrowser() && isApple();
  const [hasSlash] = useShortcuts();

  const field = (): HTMLInputElement | null | undefined => box.current?.querySelector('input');
  const typedAhead = useCallback(() => field()?.value ?? '', []);

  const openModal = useCallback(async () => {
    setHasFailed(false);
    try {
      setLoaded({Modal: await loadModal()});
    } catch {
      setHasFailed(true);
      return;
    }
    await finishComposition();
    // Closed in the meantime.
    if (!supportsPopovers() || box.current?.matches(':popover-open')) {
      setIsOpen(true);
    }
  }, []);

  const onOpen = useCallback(() => {
    if (loaded) {
      setIsOpen(true);
    } else if (supportsPopovers() && !box.current?.matches(':popover-open')) {
      box.current?.showPopover();
    } else {
      void openModal();
    }
  }, [loaded, openModal]);

  const onClose = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);

  function onClick(event: MouseEvent): void {
    // The browser opens the box, unless the modal can open without it.
    if (loaded || !supportsPopovers()) {
      event.preventDefault();
      onOpen();
    }
  }

  // The reader may have opened the box before hydration.
  useEffect(() => {
    if (supportsPopovers() && box.current?.matches(':popover-open')) {
      void openModal();
    }
  }, [openModal]);

  // Once the modal has the focus and the text. The mobile menu would be above it, too.
  useLayoutEffect(() => {
    const input = field();
    if (isOpen && input && supportsPopovers()) {
      input.value = '';
      document.querySelectorAll<HTMLElement>(':popover-open').forEach((popover) => popover.hidePopover());
    }
  }, [isOpen]);

  useSearchShortcuts({isOpen, onOpen, onClose});

  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx('DocSearch-Button', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasSlash ? 'Control+K Meta+K /' : 'Control+K Meta+K'}
        popoverTarget={searchBoxId}
        onClick={onClick}
        onFocus={preloadModal}
        onMouseEnter={preloadModal}
        onTouchStart={preloadModal}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="m18 18-4.6-4.6m2-4.8A6.8 6.8 0 1 1 1.8 8.6a6.8 6.8 0 0 1 13.6 0Z" />
        </svg>
        <span className={styles.text}>{searchButton.label}</span>
        <kbd className={styles.keys}>{isMac ? searchButton.shortcut.apple : searchButton.shortcut.other}</kbd>
      </button>
      <SearchBox
        ref={box}
        hasFailed={hasFailed}
        onToggle={({newState}) => {
          if (newState === 'open') {
            void openModal();
          }
        }}
      />
      {isOpen && loaded && <loaded.Modal typedAhead={typedAhead} onClose={onClose} />}
    </>
  );
}
