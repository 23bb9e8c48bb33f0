import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDay} from '@site/src/data/days';
import posts from '@generated/blog-posts/default/recent.json';

import styles from './styles.module.css';

/** Links to the latest blog posts. */
export default function RecentPosts(): ReactNode {
  return (
    <ul className={styles.posts}>
      {posts.map(({title, permalink, date}) => (
        <li key={permalink}>
          <time dateTime={date}>{formatDay(date)}</time>
          <Link to={permalink}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
