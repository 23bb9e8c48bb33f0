import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {sdks} from '@site/src/data/sdks';
import {readerChoices} from '@site/src/texts/reader-choices';

import styles from './styles.module.css';

/** Links to the guide of each language. */
export default function Languages(): ReactNode {
  return (
    <ul className={styles.languages}>
      {sdks.map(({id, name, guide}) => (
        <li key={id}>
          <Link to={guide} className={styles.language}>
            <span className={styles.visuallyHidden}>{readerChoices.guideFor}</span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
