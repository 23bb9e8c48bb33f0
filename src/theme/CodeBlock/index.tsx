import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  /** HTML of code that rehype-highlight-code highlighted during the build. */
  readonly html?: string;
  /** Plain code, where a component renders a block by itself. */
  readonly children?: string;
  readonly language?: string;
  readonly title?: string;
  /** Address of the file that the code is a part of. */
  readonly source?: string;
  /** Shows line numbers when given. */
  readonly numbered?: string;
}

const confirmationTime = 2000;

function CopyButton({read}: {readonly read: () => string}): ReactNode {
  const [said, setSaid] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(read());
      setSaid('Copied');
    } catch {
      setSaid('Not copied: the browser refused');
    }
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setSaid(''), confirmationTime);
  }

  return (
    <div className={styles.tools}>
      <span className={styles.said} role="status">
        {said}
      </span>
      <button type="button" className={styles.copy} aria-label="Copy code" title="Copy" onClick={copy}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M5.5 3.5v-2h9v9h-2m-11-5h9v9h-9z" />
        </svg>
      </button>
    </div>
  );
}

/** A block of code with its title and a copy button. Replaces the theme's, which highlights in the browser. */
export default function CodeBlock({html, children, language = 'text', title, source, numbered}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};

  return (
    <figure className={clsx('theme-code-block', styles.block)}>
      {title && (
        <figcaption className={styles.title}>
          {source ? (
            <Link to={source} title="Open the source" className={styles.source}>
              {title}
            </Link>
          ) : (
            title
          )}
        </figcaption>
      )}
      {/* A block that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx(styles.pre, 'thin-scrollbar')} tabIndex={0}>
        <code
          ref={code}
          className={clsx(`language-${language}`, styles.code, numbered && styles.numbered)}
          {...content}
        />
      </pre>
      <CopyButton read={() => code.current?.textContent ?? ''} />
    </figure>
  );
}
