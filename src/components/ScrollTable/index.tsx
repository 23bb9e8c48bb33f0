import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';

import styles from './styles.module.css';

/** A table that scrolls by itself where it is wider than the page, and can then be reached by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
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

  const reachable = scrolls ? {tabIndex: 0, role: 'region', 'aria-label': 'Table, scrolls sideways'} : {};
  return (
    <div ref={frame} className={styles.frame} {...reachable}>
      <table {...props} />
    </div>
  );
}
