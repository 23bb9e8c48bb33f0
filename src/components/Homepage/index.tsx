import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import companies from '@generated/content-collections/default/companies.json';
import Layout from '@theme/Layout';

import GitHubButton from '@site/src/components/GitHubButton';
import Languages from '@site/src/components/Languages';
import LogoGrid from '@site/src/components/LogoGrid';
import RecentPosts from '@site/src/components/RecentPosts';

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

/** The designed homepage, while it waits to take the place of the introduction. */
export default function Homepage(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout description="Test each side of an integration by itself, in the build, and know before a release whether the two still fit.">
      <main className="container">
        <Hero tagline={siteConfig.tagline} />
        <Benefits />
        <Section title="Start in your language">
          <Languages />
        </Section>
        <Section title="From the blog">
          <RecentPosts />
          <p className={styles.more}>
            <Link to="/blog">All posts</Link>
          </p>
        </Section>
        <Section title="In use at">
          <LogoGrid companies={companies.filter(({pinned}) => pinned)} />
          <p className={styles.more}>
            <Link to="/users">All {companies.length} organisations on the list</Link>
          </p>
        </Section>
        <Section title="Built in the open">
          <p>
            Pact is free software, kept by its users. <Link to="/contributing">Contributing</Link> tells where to begin.
          </p>
          <GitHubButton repository="pact-foundation/pact-reference" />
        </Section>
      </main>
    </Layout>
  );
}
