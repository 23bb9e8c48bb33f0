import type {ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import PageRating from '@site/src/components/PageRating';

/** Asks every reader of a docs page whether it helped. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <PageRating path={metadata.permalink.replace(/(.)\/$/, '$1')} />
      <Footer />
    </>
  );
}
