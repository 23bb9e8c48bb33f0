import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import {markdownPath} from '@site/src/shared/markdown-copies/path';

interface Props {
  /** Path of the page, without a slash at its end. */
  readonly path: string;
}

/** Tells programs that read a page where its Markdown is. */
export default function MarkdownAlternate({path}: Props): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(path)} />
    </Head>
  );
}
