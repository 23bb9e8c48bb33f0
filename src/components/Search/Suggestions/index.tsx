import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {searchTexts as texts} from '@site/src/texts/search';

import styles from './styles.module.css';

interface Props {
  readonly onFollow?: () => void;
}

/** Pages that many readers look for, before they have typed anything. */
export default function Suggestions({onFollow}: Props): ReactNode {
  return (
    <nav className={styles.suggestions} aria-label={texts.suggestions.label}>
      <span aria-hidden="true">{texts.suggestions.label}</span>
      <ul>
        {texts.suggestions.pages.map(({title, to}) => (
          <li key={to}>
            <Link href={to} className={styles.page} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
