import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import {figures} from '@site/src/texts/figures';

import styles from './styles.module.css';

interface Props {
  /** Accessible name of the content. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Lets content that is wider than the page scroll on its own, and makes it focusable when it does.
 */
export default function ScrollFrame({label, className, children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    [element, ...element.children].forEach((each) => observer.observe(each));
    return () => observer.disconnect();
  }, []);

  const focusable = isScrollable ? {tabIndex: 0, role: 'group', 'aria-label': figures.scrollable(label)} : {};
  return (
    <div ref={frame} className={clsx(styles.frame, className)} {...focusable}>
      {children}
    </div>
  );
}
