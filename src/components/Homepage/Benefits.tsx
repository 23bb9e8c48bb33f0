import type {ReactNode} from 'react';

import {homepage} from '@site/src/texts/homepage';

import styles from './styles.module.css';

const {label, list} = homepage.benefits;

/** What a team gains from contract tests. */
export default function Benefits(): ReactNode {
  return (
    <section className={styles.benefits} aria-label={label}>
      {list.map(({title, text}) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
