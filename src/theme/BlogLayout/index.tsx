import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import {useLocation} from '@docusaurus/router';
import BlogLayout from '@theme-original/BlogLayout';

import {blog} from '@site/src/texts/blog';

import styles from './styles.module.css';

const listPage = /^\/blog(\/page\/\d+)?\/?$/;

/** Adds an h1 to lists of posts, and makes the table of contents of a post a landmark. */
export default function BlogLayoutWrapper({children, toc, ...props}: Props): ReactNode {
  const isList = listPage.test(useLocation().pathname);
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          <nav className={styles.contents} aria-label={blog.tableOfContents}>
            {toc}
          </nav>
        )
      }
    >
      {isList && <h1>{blog.title}</h1>}
      {children}
    </BlogLayout>
  );
}
