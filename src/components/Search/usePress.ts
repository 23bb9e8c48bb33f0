import {useCallback, useEffect, useRef} from 'react';

/** Milliseconds from the end of a press to its click, which follows a tap after a moment. */
const clickDelay = 100;

/**
 * What readers press must stay where it is, or the click misses it.
 *
 * @returns a function that resolves when no pointer is pressed, after the click
 */
export function usePress(): () => Promise<void> {
  const press = useRef(Promise.resolve());

  useEffect(() => {
    let release = (): void => undefined;
    function onPress(): void {
      release();
      press.current = new Promise((resolve) => {
        release = resolve;
      });
    }
    function onRelease(): void {
      setTimeout(release, clickDelay);
    }
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('pointerup', onRelease);
    document.addEventListener('pointercancel', onRelease);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('pointerup', onRelease);
      document.removeEventListener('pointercancel', onRelease);
      release();
    };
  }, []);

  return useCallback(() => press.current, []);
}
