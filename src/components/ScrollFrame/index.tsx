import {useEffect, useRef, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** What the frame holds, for readers who can't see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Lets content that is wider than the page scroll by itself, reachable by keyboard where it does. Until scripts are
 * there, `src/plugins/scripts-on-intent/loader.js` sees to the latter.
 */
export default function ScrollFrame({label, children}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const name = `${label}, scrolls sideways`;
  const reachable = scrolls ? {tabIndex: 0, role: 'group', 'aria-label': name} : {};
  return (
    <div ref={frame} className={styles.frame} data-scroll-frame={name} {...reachable}>
      {children}
    </div>
  );
}
