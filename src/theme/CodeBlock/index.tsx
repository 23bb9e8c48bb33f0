import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import {codeBlock as texts} from '@site/src/texts/code-block';

import styles from './styles.module.css';

interface Props {
  /** HTML from `rehype-highlight-code`, which highlights code during the build. */
  readonly html?: string;
  /** Plain code, for blocks that a component renders. */
  readonly children?: string;
  readonly language?: string;
  readonly title?: string;
  /** URL of the file that the code comes from. */
  readonly source?: string;
  /** Shows line numbers if set. */
  readonly numbered?: string;
}

const statusDuration = 2000;

function CopyButton({readCode}: {readonly readCode: () => string}): ReactNode {
  const [status, setStatus] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(readCode());
      setStatus(texts.copied);
    } catch {
      setStatus(texts.copyFailed);
    }
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setStatus(''), statusDuration);
  }

  return (
    <div className={styles.tools}>
      <span className={styles.status} role="status">
        {status}
      </span>
      <button
        type="button"
        className={styles.copy}
        aria-label={texts.copyLabel}
        title={texts.copy}
        data-copy=""
        onClick={copy}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M5.5 3.5v-2h9v9h-2m-11-5h9v9h-9z" />
        </svg>
      </button>
    </div>
  );
}

/** A code block with a title and a copy button. Replaces the original, which highlights in the browser. */
export default function CodeBlock({html, children, language = 'text', title, source, numbered}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};

  return (
    <figure className={clsx('theme-code-block', styles.block)}>
      {title && (
        <figcaption className={styles.title} translate={/[./]/.test(title) ? 'no' : undefined}>
          {source ? (
            <Link to={source} title={texts.openSource} className={styles.source}>
              {title}
            </Link>
          ) : (
            title
          )}
        </figcaption>
      )}
      {/* Focusable, so that keyboard users can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx(styles.pre, 'thin-scrollbar')} tabIndex={0}>
        <code
          ref={code}
          className={clsx(`language-${language}`, styles.code, numbered && styles.numbered)}
          {...content}
        />
      </pre>
      <CopyButton readCode={() => code.current?.textContent ?? ''} />
    </figure>
  );
}
