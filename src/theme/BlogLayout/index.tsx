import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import {useLocation} from '@docusaurus/router';
import BlogLayout from '@theme-original/BlogLayout';

import styles from './styles.module.css';

const listPage = /^\/blog(\/page\/\d+)?\/?$/;

/** Gives the lists of posts the heading that the original leaves out, and the contents of a post a landmark. */
export default function BlogLayoutWrapper({children, toc, ...props}: Props): ReactNode {
  const isList = listPage.test(useLocation().pathname);
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav className={styles.contents} aria-label="On this page">
            {toc}
          </nav>
        )
      }
    >
      {isList && <h1>Blog</h1>}
      {children}
    </BlogLayout>
  );
}
