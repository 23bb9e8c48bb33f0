import {useState, type ReactNode} from 'react';

import {markdownPath} from '@site/src/shared/markdown-copies/path';

import styles from './styles.module.css';

interface Props {
  /** Path of the page, without a slash at its end. */
  readonly path: string;
}

const confirmationTime = 2000;

async function read(file: string): Promise<Blob> {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(file);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Offers a page as Markdown: to the clipboard, and to look at. Give it the path as its key, too. */
export default function MarkdownControls({path}: Props): ReactNode {
  const [copied, setCopied] = useState<boolean>();
  const file = markdownPath(path);

  async function copy(): Promise<void> {
    try {
      // Safari forgets the click while a page waits, so the clipboard is given the text before it is there.
      await navigator.clipboard.write([new ClipboardItem({'text/plain': read(file)})]);
      setCopied(true);
      // What failed in the meantime stays.
      setTimeout(() => setCopied((now) => now && undefined), confirmationTime);
    } catch {
      setCopied(false);
    }
  }

  // Link would take the file for a page of the site, and go there without loading it.
  /* eslint-disable @docusaurus/no-html-links */
  return (
    <div className={styles.controls}>
      <button type="button" onClick={copy}>
        Copy page
      </button>
      <a href={file}>View as Markdown</a>
      <span role="status">
        {copied && 'Copied as Markdown'}
        {copied === false && (
          <>
            Not copied. The text is at <a href={file}>{file}</a>
          </>
        )}
      </span>
    </div>
  );
}
