import {useEffect, useRef, useState, type ReactNode} from 'react';

import {codeBlock as texts} from '@site/src/texts/code-block';

import styles from './styles.module.css';

const statusDuration = 2000;

/** A button that copies code, and says whether that worked. Until React has hydrated the page, an inline script copies. */
export default function CopyButton({readCode}: {readonly readCode: () => string}): ReactNode {
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
    <>
      <span className={styles.status} role="status">
        {status}
      </span>
      <button
        type="button"
        className={styles.tool}
        aria-label={texts.copyLabel}
        title={texts.copy}
        data-copy=""
        onClick={copy}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M5.5 3.5v-2h9v9h-2m-11-5h9v9h-9z" />
        </svg>
      </button>
    </>
  );
}
