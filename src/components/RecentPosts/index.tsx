import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import posts from '@generated/blog-posts/default/recent.json';

import styles from './styles.module.css';

const format = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});

/** The newest posts of the blog. */
export default function RecentPosts(): ReactNode {
  return (
    <ul className={styles.posts}>
      {posts.map(({title, permalink, date}) => (
        <li key={permalink}>
          <time dateTime={date}>{format.format(new Date(date))}</time>
          <Link to={permalink}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
