import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import FitPicture from './FitPicture';
import styles from './styles.module.css';

/** Tagline, the first two ways in, and a picture of the idea. */
export default function Hero({tagline}: {readonly tagline: string}): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.tagline}>{tagline}</h1>
        <p className={styles.lead}>
          Pact tests both ends of an integration without running them together. The consumer&apos;s tests write a
          contract, the provider&apos;s build replays it, and the result tells you what is safe to deploy.
        </p>
        <div className={styles.actions}>
          <Link className="button button--primary button--lg" to="/">
            Get started
          </Link>
          <Link className="button button--secondary button--lg" to="/getting_started/how_pact_works">
            How Pact works
          </Link>
        </div>
      </div>
      <FitPicture />
    </header>
  );
}
