import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogSidebar/Content';
import Content from '@theme-original/BlogSidebar/Content';

import styles from './styles.module.css';

/** Gives the years of the list, which are headings of the third level, one of the second above them. */
export default function BlogSidebarContentWrapper(props: Props): ReactNode {
  return (
    <>
      <h2 className={styles.heading}>Posts by year</h2>
      <Content {...props} />
    </>
  );
}
