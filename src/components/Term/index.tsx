import {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import hints from '@generated/content-collections/default/hints.json';

import styles from './styles.module.css';

interface Props {
  /** Id of the term in the glossary. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Room between a hint and the edge of the window. */
const gap = 8;

let closeOpen: (() => void) | undefined;

/** Moves a hint into the window. */
function place(box: HTMLElement | null): void {
  if (box) {
    const {left, right, bottom} = box.getBoundingClientRect();
    const {clientWidth, clientHeight} = document.documentElement;
    box.style.marginLeft = `${Math.max(gap - left, Math.min(0, clientWidth - gap - right))}px`;
    box.toggleAttribute('data-above', bottom > clientHeight);
  }
}

/**
 * A term with its meaning, on hover, on focus and by tap; `remark-terms` puts it into pages. It leads to the glossary,
 * which is all that it does without scripts. A tap opens the hint first, and the hint has the way to the glossary.
 */
export default function Term({id, children}: Props): ReactNode {
  // The hint alone, or with the way to the glossary.
  const [shown, show] = useState<'hint' | 'way'>();
  const open = shown !== undefined;
  const whole = useRef<HTMLSpanElement>(null);
  const opening = useRef(false);
  const hint = useId();
  const isOutside = (target: EventTarget | null): boolean => !whole.current?.contains(target as Node | null);
  const glossary = `/getting_started/terminology#${id}`;

  // A layout effect: one that waits for the next frame would miss an Escape that comes before it.
  useLayoutEffect(() => {
    if (!open) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    const close = (): void => show(undefined);
    document.addEventListener('keydown', ({key}) => key === 'Escape' && close(), {signal});
    document.addEventListener('pointerdown', ({target}) => isOutside(target) && close(), {signal});
    closeOpen?.();
    closeOpen = close;
    return () => {
      closeOpen = closeOpen === close ? undefined : closeOpen;
      listening.abort();
    };
  }, [open]);

  return (
    <span
      ref={whole}
      role="presentation"
      className={styles.term}
      onMouseEnter={() => show(shown ?? 'hint')}
      onMouseLeave={() => isOutside(document.activeElement) && show(undefined)}
      onTouchStart={() => {
        opening.current = !open;
      }}
      onBlur={({relatedTarget}) => isOutside(relatedTarget) && show(undefined)}
    >
      <Link
        className={styles.word}
        href={glossary}
        aria-describedby={open ? hint : undefined}
        onFocus={() => show(shown ?? 'hint')}
        onClick={(event) => {
          if (opening.current) {
            event.preventDefault();
            opening.current = false;
            show('way');
          }
        }}
      >
        {children}
      </Link>
      {open && (
        <span ref={place} className={styles.hint}>
          <span role="tooltip" id={hint}>
            {hints[id]}
          </span>
          {shown === 'way' && <Link href={glossary}>In the glossary</Link>}
        </span>
      )}
    </span>
  );
}
