import {useLayoutEffect} from 'react';

import {areShortcutsOn, isCommandK, isComposing, isField, isSlash} from '@site/src/shared/shortcuts';

interface Shortcuts {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * Opens the search with Ctrl/Cmd+K, and with "/" outside of fields unless the reader has turned it off; closes it with
 * Ctrl/Cmd+K and Escape.
 */
export function useSearchShortcuts({isOpen, onOpen, onClose}: Shortcuts): void {
  // A layout effect, because a plain effect runs after the next frame and would miss a key pressed right after Escape.
  useLayoutEffect(() => {
    function actionOf(event: KeyboardEvent): (() => void) | undefined {
      if (isComposing(event)) {
        return undefined;
      }
      // DocSearch prevents the default of Escape in its field, but leaves closing the modal to us.
      if (isOpen && event.key === 'Escape') {
        return onClose;
      }
      if (event.defaultPrevented) {
        return undefined;
      }
      if (isCommandK(event)) {
        return isOpen ? onClose : onOpen;
      }
      const opens = !isOpen && isSlash(event) && areShortcutsOn() && !isField(event.composedPath()[0]);
      return opens ? onOpen : undefined;
    }

    function onKeyDown(event: KeyboardEvent): void {
      // A key that is held down neither closes what it has opened nor types into it.
      const isHeld = event.repeat && isOpen && isSlash(event);
      const action = actionOf(event);
      if (action || isHeld) {
        event.preventDefault();
      }
      if (!event.repeat) {
        action?.();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
