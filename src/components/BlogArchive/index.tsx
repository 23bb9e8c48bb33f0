import type {ReactNode} from 'react';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import styles from './styles.module.css';

const dayAndMonth = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'});

/** Posts by the year of their date, in the order in which they come. */
function groupByYear(posts: readonly ArchiveBlogPost[]): [year: string, posts: ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/**
 * All posts of the blog by year, the newest first. The blog's option `blogArchiveComponent` names it: the
 * theme's own archive skips a heading level and puts a second banner on the page.
 */
export default function BlogArchive({archive}: Props): ReactNode {
  return (
    <Layout title="Archive" description="All posts of the blog, by year, from the newest to the first of 2018.">
      <main className="container margin-vert--lg">
        <h1>Archive</h1>
        <div className={styles.years}>
          {groupByYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year} className={styles.year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({metadata: {permalink, title, date}}) => (
                  <li key={permalink}>
                    <time dateTime={date}>{dayAndMonth.format(new Date(date))}</time>
                    <Link to={permalink}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}
