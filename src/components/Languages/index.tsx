import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {languages} from '@site/src/data/languages';

import styles from './styles.module.css';

/** Entry points by language. */
export default function Languages(): ReactNode {
  return (
    <ul className={styles.languages}>
      {languages.map(({name, to}) => (
        <li key={name}>
          <Link to={to} className={styles.language}>
            <span className={styles.context}>Pact for </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
