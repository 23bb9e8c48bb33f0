import {useLayoutEffect} from 'react';

interface Shortcuts {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

function isEditable(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Opens the search with Ctrl/Cmd+K, and with "/" outside of text fields; closes it with Ctrl/Cmd+K and Escape. */
export function useSearchShortcuts({isOpen, onOpen, onClose}: Shortcuts): void {
  // A layout effect, because a plain effect runs after the next frame and would miss a key pressed right after Escape.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const plain = !event.metaKey && !event.ctrlKey && !event.altKey;
      const toggles = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
      const opens = !isOpen && plain && event.key === '/' && !isEditable(event.composedPath()[0]);
      const closes = isOpen && event.key === 'Escape';
      if (toggles || opens || closes) {
        event.preventDefault();
        (isOpen ? onClose : onOpen)();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
