import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import BlogLayout from '@theme-original/BlogLayout';

import {blog} from '@site/src/texts/blog';
import {site} from '@site/src/texts/site';

import styles from './styles.module.css';

const listPage = /^\/blog(\/page\/\d+)?\/?$/;

/** The head of lists of posts: the title, what the blog is about, and its feeds. */
function ListHeader(): ReactNode {
  return (
    <header className={styles.header}>
      <h1>{blog.title}</h1>
      <p>{site.blogDescription}</p>
      <p>
        {blog.subscribe} <Link href="pathname:///blog/rss.xml">{blog.rss}</Link> {blog.or}{' '}
        <Link href="pathname:///blog/atom.xml">{blog.atom}</Link>
      </p>
    </header>
  );
}

/** Adds a header to lists of posts, and makes the table of contents of a post a landmark. */
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
      {isList && <ListHeader />}
      {children}
    </BlogLayout>
  );
}
