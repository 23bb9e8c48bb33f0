import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import {sdks} from '@site/src/data/sdks';
import {hero} from '@site/src/texts/hero';

import styles from './styles.module.css';

interface Props {
  /** What the site is about, below the title of the page. */
  readonly children: ReactNode;
}

const primary = clsx('button button--primary button--lg', styles.start);

/**
 * The top of the home page: an introduction in large type and two buttons. The first leads to the guide of the chosen
 * language; without scripts there is no choice, and it leads to the list of languages.
 */
export default function Hero({children}: Props): ReactNode {
  return (
    <div className={styles.hero}>
      {children}
      <div className={styles.buttons}>
        <Link className={clsx(primary, styles.unchosen)} to="#by-language">
          {hero.start}
        </Link>
        {sdks.map(({id, label, guide}) => (
          <Link key={id} className={primary} to={guide} data-sdk-panel={id}>
            {hero.startIn(label)}
          </Link>
        ))}
        <Link className="button button--outline button--primary button--lg" to="/help/errors">
          {hero.pasteError}
        </Link>
      </div>
    </div>
  );
}
