import type {ComponentProps, ReactNode} from 'react';
import type OriginalLoading from '@theme/Loading';

import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalLoading>;

/** What stands in for a page that is still loading: nothing at first, a spinner after the delay, or the error. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className={styles.label}>Loading the page</span>
    </div>
  ) : null;
}
