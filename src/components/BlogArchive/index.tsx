import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDayOfYear} from '@site/src/data/days';
import Heading from '@theme/Heading';
import posts from '@generated/blog-posts/default/all.json';

import styles from './styles.module.css';

type Post = (typeof posts)[number];

/** Groups the posts by year, keeping their order. */
function groupByYear(): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** All blog posts by year, newest first. */
export default function BlogArchive(): ReactNode {
  return (
    <div className={styles.years}>
      {groupByYear().map(([year, yearPosts]) => (
        <section key={year} className={styles.year}>
          <Heading as="h2" id={year}>
            {year}
          </Heading>
          <ul>
            {yearPosts.map(({permalink, title, date}) => (
              <li key={permalink}>
                <time dateTime={date}>{formatDayOfYear(date)}</time>
                <Link to={permalink}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
