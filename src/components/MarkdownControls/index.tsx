import {useState, type ReactNode} from 'react';

import {markdownPath} from '@site/src/shared/markdown-copies/path';
import {markdownControlsTexts as texts} from '@site/src/texts/markdown-controls';

import styles from './styles.module.css';

interface Props {
  /** Path of the page, without a trailing slash. */
  readonly path: string;
}

const confirmationMs = 2000;

async function fetchMarkdown(file: string): Promise<Blob> {
  const response = await fetch(file);
  if (!response.ok) {
    throw new Error(`${file}: HTTP ${response.status}`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Copies a page as Markdown to the clipboard and links to its Markdown. Use the path as the key, too. */
export default function MarkdownControls({path}: Props): ReactNode {
  const [copied, setCopied] = useState<boolean>();
  const file = markdownPath(path);

  async function copy(): Promise<void> {
    try {
      // Safari allows clipboard access only right after a click, so the item gets a promise of the text.
      await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchMarkdown(file)})]);
      setCopied(true);
      // A failure since then stays visible.
      setTimeout(() => setCopied((now) => now && undefined), confirmationMs);
    } catch {
      setCopied(false);
    }
  }

  // Link would treat the file as a route and navigate without loading it.
  /* eslint-disable @docusaurus/no-html-links */
  return (
    <div className={styles.controls}>
      <button type="button" data-copy={file} onClick={copy}>
        {texts.copy}
      </button>
      <a href={file}>{texts.view}</a>
      <span role="status">
        {copied && texts.copied}
        {copied === false && (
          <>
            {texts.copyFailed} <a href={file}>{file}</a>
          </>
        )}
      </span>
    </div>
  );
}
