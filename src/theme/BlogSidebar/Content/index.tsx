import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogSidebar/Content';
import Content from '@theme-original/BlogSidebar/Content';

import {blog} from '@site/src/texts/blog';

import styles from './styles.module.css';

/** Adds an h2 above the years, whose h3 headings would otherwise skip a level. */
export default function BlogSidebarContentWrapper(props: Props): ReactNode {
  return (
    <>
      <h2 className={styles.heading}>{blog.postsByYear}</h2>
      <Content {...props} />
    </>
  );
}
