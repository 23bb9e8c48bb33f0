import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {homepage} from '@site/src/texts/homepage';

import PuzzlePicture from './PuzzlePicture';
import styles from './styles.module.css';

/** Tagline, introduction, and links to get started. */
export default function Hero({tagline}: {readonly tagline: string}): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.tagline}>{tagline}</h1>
        <p className={styles.lead}>{homepage.lead}</p>
        <div className={styles.actions}>
          <Link className="button button--primary button--lg" to="/">
            {homepage.getStarted}
          </Link>
          <Link className="button button--secondary button--lg" to="/getting_started/how_pact_works">
            {homepage.howPactWorks}
          </Link>
        </div>
      </div>
      <PuzzlePicture />
    </header>
  );
}
