import {useCallback, useEffect, useRef} from 'react';

/** Milliseconds from the end of a press to its click, which follows a tap after a moment. */
const clickDelay = 100;

/**
 * Tracks whether a pointer is pressed. What readers press must stay where it is, or the click misses it.
 *
 * @returns a function that resolves when no pointer is pressed, after the click
 */
export function usePress(): () => Promise<void> {
  const press = useRef(Promise.resolve());

  useEffect(() => {
    let finish: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onPress(): void {
      clearTimeout(timer);
      if (!finish) {
        press.current = new Promise((resolve) => {
          finish = resolve;
        });
      }
    }
    function end(): void {
      finish?.();
      finish = undefined;
    }
    function onRelease(): void {
      clearTimeout(timer);
      timer = setTimeout(end, clickDelay);
    }
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
      clearTimeout(timer);
      end();
    };
  }, []);

  return useCallback(() => press.current, []);
}
