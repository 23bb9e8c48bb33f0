import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {popularSearches} from '@site/src/data/search-synonyms';
import styles from './styles.module.css';

const newIssue = 'https://github.com/pact-foundation/docs.pact.io/issues/new';

/** Address of an issue about a search that found nothing. */
export function missingResultUrl(query: string): string {
  const body = `I searched the documentation for "${query}" and expected to find:\n\n`;
  return `${newIssue}?title=${encodeURIComponent(`Search: no results for "${query}"`)}&body=${encodeURIComponent(body)}`;
}

/** Says that the engine can't be reached. */
export function FailureNotice(): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
    </div>
  );
}

interface NoResultsProps {
  readonly query: string;
  readonly onTry: (query: string) => void;
}

/** Says that a search found nothing, and what to do about it. */
export function NoResultsNotice({query, onTry}: NoResultsProps): ReactNode {
  return (
    <div className={styles.notice}>
      <p className={styles.title} role="status">
        No results for “<strong>{query}</strong>”
      </p>
      <p>Try searching for</p>
      <ul className={styles.proposals}>
        {popularSearches.map((proposal) => (
          <li key={proposal}>
            <button type="button" className={styles.proposal} onClick={() => onTry(proposal)}>
              {proposal}
            </button>
          </li>
        ))}
      </ul>
      <p>
        Believe this query should return results? <Link href={missingResultUrl(query)}>Let us know.</Link>
      </p>
    </div>
  );
}
