import type {ReactNode} from 'react';
import clsx from 'clsx';

import {codeBlock as texts} from '@site/src/texts/code-block';

import styles from './styles.module.css';

/** Lines of output that are shown before the rest is folded away. */
const shownLines = 24;

/** What a command prints. Long output is cut off until the reader opens it; the browser does that without React. */
export default function Output({children}: {readonly children: string}): ReactNode {
  const lines = children.split('\n').length;
  return (
    <div className={styles.output}>
      {lines > shownLines && (
        <details className={styles.fold}>
          <summary>
            <span className={styles.closed}>{texts.showAll(lines)}</span>
            <span className={styles.opened}>{texts.showLess}</span>
          </summary>
        </details>
      )}
      {/* Focusable, so that keyboard users can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx(styles.pre, 'thin-scrollbar')} tabIndex={0}>
        <code className={clsx('language-text', styles.code)}>{children}</code>
      </pre>
    </div>
  );
}
