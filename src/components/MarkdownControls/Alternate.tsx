import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import {markdownPath} from '@site/src/shared/markdown-copies/path';

interface Props {
  /** Path of the page, without a trailing slash. */
  readonly path: string;
}

/** Declares the Markdown of a page as an alternate format, for programs. */
export default function MarkdownAlternate({path}: Props): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(path)} />
    </Head>
  );
}
