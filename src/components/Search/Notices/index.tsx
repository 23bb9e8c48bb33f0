import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {popularSearches} from '@site/src/data/search-synonyms';
import {searchTexts as texts} from '@site/src/texts/search';
import styles from './styles.module.css';

const newIssue = 'https://github.com/pact-foundation/docs.pact.io/issues/new';

/** Address of a new GitHub issue about a search without results. */
export function missingResultUrl(query: string): string {
  return `${newIssue}?${new URLSearchParams({title: texts.issueTitle(query), body: texts.issueBody(query)})}`;
}

/** Shown when a search fails. */
export function FailureNotice(): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{texts.failure}</p>
      <p>{texts.failureHint}</p>
    </div>
  );
}

interface NoResultsProps {
  readonly query: string;
  readonly onTry: (query: string) => void;
}

/** Shown when a search has no results: proposes other searches and links to a new issue. */
export function NoResultsNotice({query, onTry}: NoResultsProps): ReactNode {
  return (
    <div className={styles.notice}>
      <p className={styles.title} role="status">
        {texts.noResultsFor} “<strong>{query}</strong>”
      </p>
      <p>{texts.tryInstead}</p>
      <ul className={styles.suggestions}>
        {popularSearches.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className={styles.suggestion} onClick={() => onTry(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
      <p>
        {texts.shouldHaveResults} <Link href={missingResultUrl(query)}>{texts.reportMissing}</Link>
      </p>
    </div>
  );
}
