import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import Freshness from '@site/src/components/Freshness';
import PageRating from '@site/src/components/PageRating';
import type {Checked, PageType} from '@site/src/shared/front-matter';

/** Adds the page rating, and the day on which the facts of the page were checked. */
export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {customFields} = useDocusaurusContext().siteConfig;
  // Front matter and environment are validated during the build.
  const {page_type: pageType} = frontMatter as {readonly page_type: PageType};
  const {feedbackEndpoint} = customFields as {readonly feedbackEndpoint?: string};
  return (
    <>
      <PageRating path={metadata.permalink.replace(/(.)\/$/, '$1')} pageType={pageType} endpoint={feedbackEndpoint} />
      <Footer />
      <Freshness checked={(frontMatter as {readonly checked: Checked}).checked} />
    </>
  );
}
