import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {dayOfYearInWords} from '@site/src/data/days';
import Heading from '@theme/Heading';
import posts from '@generated/blog-posts/default/all.json';

import styles from './styles.module.css';

type Post = (typeof posts)[number];

/** The posts of each year, in the order in which they come. */
function byYear(): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** All posts of the blog by year, the newest first. */
export default function BlogArchive(): ReactNode {
  return (
    <div className={styles.years}>
      {byYear().map(([year, ofYear]) => (
        <section key={year} className={styles.year}>
          <Heading as="h2" id={year}>
            {year}
          </Heading>
          <ul>
            {ofYear.map(({permalink, title, date}) => (
              <li key={permalink}>
                <time dateTime={date}>{dayOfYearInWords(date)}</time>
                <Link to={permalink}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
