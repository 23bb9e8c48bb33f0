import {useEffect, useRef, type ReactNode} from 'react';

import {sdk} from '@site/src/shared/reader-choices/sdk';

import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** A note on which libraries support a feature; `remark-support` generates it from `<WorksIn>`. */
export default function SupportNote({children}: Props): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The script of the reader-choices plugin hides notes for other languages so that the browser finds their text.
    if (note.current?.querySelector('[data-sdk-panel]')) {
      sdk.notify();
    }
  }, []);
  return (
    <div ref={note} className={styles.note}>
      {children}
    </div>
  );
}
