import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {sdks} from '@site/src/data/sdks';

import styles from './styles.module.css';

/** Entry points by language. */
export default function Languages(): ReactNode {
  return (
    <ul className={styles.languages}>
      {sdks.map(({id, name, guide}) => (
        <li key={id}>
          <Link to={guide} className={styles.language}>
            <span className={styles.context}>Pact for </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
