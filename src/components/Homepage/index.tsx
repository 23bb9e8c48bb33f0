import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import companies from '@generated/content-collections/default/companies.json';
import Layout from '@theme/Layout';

import GitHubButton from '@site/src/components/GitHubButton';
import Languages from '@site/src/components/Languages';
import LogoGrid from '@site/src/components/LogoGrid';
import RecentPosts from '@site/src/components/RecentPosts';
import {homepage} from '@site/src/texts/homepage';

import Benefits from './Benefits';
import Hero from './Hero';
import styles from './styles.module.css';

function Section({title, children}: {readonly title: string; readonly children: ReactNode}): ReactNode {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The home page as it was drafted. The one at `/` is a doc; the address of the draft stays. */
export default function Homepage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {blog, users, contribute} = homepage;
  return (
    <Layout description={homepage.description}>
      <main className="container">
        <Hero tagline={siteConfig.tagline} />
        <Benefits />
        <Section title={homepage.languages}>
          <Languages />
        </Section>
        <Section title={blog.title}>
          <RecentPosts />
          <p className={styles.more}>
            <Link to="/blog">{blog.link}</Link>
          </p>
        </Section>
        <Section title={users.title}>
          <LogoGrid companies={companies.filter(({pinned}) => pinned)} />
          <p className={styles.more}>
            <Link to="/users">{users.link(companies.length)}</Link>
          </p>
        </Section>
        <Section title={contribute.title}>
          <p>
            {contribute.before}
            <Link to="/contributing">{contribute.link}</Link>
            {contribute.after}
          </p>
          <GitHubButton repository="pact-foundation/pact-reference" />
        </Section>
      </main>
    </Layout>
  );
}
