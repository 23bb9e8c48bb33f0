import {useEffect, useState, type ReactNode, type RefObject} from 'react';

import {codeBlock as texts} from '@site/src/texts/code-block';

import styles from './styles.module.css';

interface Props {
  /** The block whose lines may be too long. */
  readonly block: RefObject<HTMLElement | null>;
  readonly isWrapped: boolean;
  readonly onToggle: () => void;
}

/** A button that wraps long lines. It appears once React has found that a line is too long. */
export default function WrapButton({block, isWrapped, onToggle}: Props): ReactNode {
  const [isTooWide, setTooWide] = useState(false);

  useEffect(() => {
    const parts = [...(block.current?.querySelectorAll('pre') ?? [])];
    const observer = new ResizeObserver(() =>
      setTooWide(parts.some(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)),
    );
    parts.forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, [block]);

  return (
    (isTooWide || isWrapped) && (
      <button
        type="button"
        className={styles.tool}
        aria-label={texts.wrap}
        aria-pressed={isWrapped}
        title={texts.wrap}
        onClick={onToggle}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M1.5 3.5h13m-13 4.5h10.5a2.25 2.25 0 0 1 0 4.5h-4m-6.5 0h3m3-2-2 2 2 2" />
        </svg>
      </button>
    )
  );
}
