import type {ComponentProps, ReactNode} from 'react';

import ScrollFrame from '@site/src/components/ScrollFrame';

import styles from './styles.module.css';

/** A table of a page. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollFrame label="Table">
      <table {...props} className={styles.table} />
    </ScrollFrame>
  );
}
