import type {ComponentProps, ReactNode} from 'react';

import ScrollFrame from '@site/src/components/ScrollFrame';
import {figures} from '@site/src/texts/figures';

import styles from './styles.module.css';

/** A Markdown table that scrolls where it is wider than the page. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollFrame label={figures.table}>
      <table {...props} className={styles.table} />
    </ScrollFrame>
  );
}
