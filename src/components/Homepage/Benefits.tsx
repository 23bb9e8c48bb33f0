import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Benefit {
  readonly title: string;
  readonly text: string;
}

const benefits: readonly Benefit[] = [
  {
    title: 'Feedback in the build',
    text: 'A contract test runs like a unit test: on your machine, in seconds, with no other service started. You learn of a mismatch before the change is merged.',
  },
  {
    title: 'Only what is used',
    text: "The contract holds the fields that a consumer's code reads, recorded from tests of that code. Everything else stays free to change.",
  },
  {
    title: 'A release decision with a reason',
    text: 'The Pact Broker knows which versions have been verified together and which are deployed where. One command answers yes or no, and says why.',
  },
];

/** What a team gets from contract tests. */
export default function Benefits(): ReactNode {
  return (
    <section className={styles.benefits} aria-label="What you get">
      {benefits.map(({title, text}) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
