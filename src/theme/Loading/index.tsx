import type {ComponentProps, ReactNode} from 'react';
import type OriginalLoading from '@theme/Loading';

import {loading} from '@site/src/texts/loading';

import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalLoading>;

/** Placeholder for a page that is loading: empty at first, a spinner after the delay, or the error. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{loading.failed}</p>
        <p className={styles.cause}>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          {loading.retry}
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className={styles.label}>{loading.progress}</span>
    </div>
  ) : null;
}
