import {useId, type ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {FailureNotice, NoResultsNotice} from '../Notices';
import Results from '../Results';
import {useSearchOptions} from '../settings';
import {useSearchResults, type SearchResults} from '../useSearchResults';
import styles from './styles.module.css';

function count({status, failed, total}: SearchResults): string {
  if (status !== 'answered' || failed || total === 0) {
    return '';
  }
  return total === 1 ? '1 result' : `${total} results`;
}

/** The search page's field and results. The query is in the address, so that a search can be shared. */
export default function SearchForm(): ReactNode {
  const {hosted} = useSearchOptions();
  const {url: origin} = useDocusaurusContext().siteConfig;
  const [text, setText] = useQueryString('q');
  const query = text.trim();
  const results = useSearchResults(query);
  const {hits, total, failed, status} = results;
  const field = useId();

  return (
    <>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={field} className={styles.label}>
          What are you looking for?
        </label>
        <input
          id={field}
          className={styles.field}
          type="search"
          name="q"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({target}) => setText(target.value)}
        />
      </form>
      <p role="status" className={styles.count}>
        {count(results)}
      </p>
      {failed && <FailureNotice />}
      {status === 'answered' && !failed && total === 0 && <NoResultsNotice query={query} onTry={setText} />}
      {hits.length > 0 && <Results hits={hits} origin={origin} />}
      {hits.length < total && (
        <button type="button" className="button button--secondary" onClick={results.more}>
          More results
        </button>
      )}
      {hosted && hits.length > 0 && <p className={styles.count}>Search by Algolia</p>}
    </>
  );
}
