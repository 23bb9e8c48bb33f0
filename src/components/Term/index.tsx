import {useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import hints from '@generated/content-collections/default/hints.json';

import {isComposing} from '@site/src/shared/shortcuts';
import {term} from '@site/src/texts/term';

import styles from './styles.module.css';

interface Props {
  /** Id of the term in the glossary. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Minimum space between the hint and the edges of the viewport, in px. */
const margin = 8;

let closeOpenHint: (() => void) | undefined;

function moveIntoViewport(box: HTMLElement | null): void {
  if (box) {
    box.style.marginLeft = '';
    box.removeAttribute('data-above');
    const {left, right, bottom} = box.getBoundingClientRect();
    const {clientWidth, clientHeight} = document.documentElement;
    box.style.marginLeft = `${Math.max(margin - left, Math.min(0, clientWidth - margin - right))}px`;
    box.toggleAttribute('data-above', bottom > clientHeight);
  }
}

/**
 * A term that shows its definition on hover, focus or tap; `remark-terms` adds it to pages. The term links to the
 * glossary, which also works without scripts. On touch screens the first tap opens the hint, which has the link, too.
 */
export default function Term({id, children}: Props): ReactNode {
  const [content, setContent] = useState<'definition' | 'definition-and-link'>();
  const isOpen = content !== undefined;
  const container = useRef<HTMLSpanElement>(null);
  const hint = useRef<HTMLSpanElement>(null);
  const isTapToOpen = useRef(false);
  const hintId = useId();
  const isOutside = (target: EventTarget | null): boolean => !container.current?.contains(target as Node | null);
  const glossary = `/getting_started/terminology#${id}`;

  // A layout effect, because an effect would run too late for an Escape that follows at once.
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const close = (): void => setContent(undefined);
    const place = (): void => moveIntoViewport(hint.current);
    place();
    window.addEventListener('resize', place, {signal});
    document.addEventListener('keydown', (event) => event.key === 'Escape' && !isComposing(event) && close(), {signal});
    document.addEventListener('pointerdown', ({target}) => isOutside(target) && close(), {signal});
    closeOpenHint?.();
    closeOpenHint = close;
    return () => {
      closeOpenHint = closeOpenHint === close ? undefined : closeOpenHint;
      controller.abort();
    };
  }, [isOpen]);

  return (
    <span
      ref={container}
      role="presentation"
      className={styles.term}
      onMouseEnter={() => setContent(content ?? 'definition')}
      onMouseLeave={() => isOutside(document.activeElement) && setContent(undefined)}
      onTouchStart={() => {
        isTapToOpen.current = !isOpen;
      }}
      onBlur={({relatedTarget}) => isOutside(relatedTarget) && setContent(undefined)}
    >
      <Link
        className={styles.link}
        href={glossary}
        data-term=""
        aria-describedby={isOpen ? hintId : undefined}
        onFocus={() => setContent(content ?? 'definition')}
        onClick={(event) => {
          if (isTapToOpen.current) {
            event.preventDefault();
            isTapToOpen.current = false;
            setContent('definition-and-link');
          }
        }}
      >
        {children}
      </Link>
      {isOpen && (
        <span ref={hint} className={styles.hint}>
          <span role="tooltip" id={hintId}>
            {hints[id]}
          </span>
          {content === 'definition-and-link' && <Link href={glossary}>{term.glossaryLink}</Link>}
        </span>
      )}
    </span>
  );
}
