import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import Freshness from '@site/src/components/Freshness';
import PageRating from '@site/src/components/PageRating';
import type {Checked, PageType} from '@site/src/shared/front-matter';

/** Asks every reader of a docs page whether it helped, and shows when its facts were checked. */
export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {customFields} = useDocusaurusContext().siteConfig;
  // The check of front matter and that of the environment vouch for the types.
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
