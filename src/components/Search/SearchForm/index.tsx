import {useId, type ReactNode} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {searchTexts as texts} from '@site/src/texts/search';
import {FailureNotice, NoResultsNotice} from '../Notices';
import {offerFor} from '../offers';
import Results from '../Results';
import {useSearchOptions} from '../settings';
import Suggestions from '../Suggestions';
import {useSearchResults, type SearchResults} from '../useSearchResults';
import styles from './styles.module.css';

function describeCount({status, failed, total}: SearchResults): string {
  return status !== 'answered' || failed || total === 0 ? '' : texts.results(total);
}

/** The field and results of the search page. The query is kept in the URL, so that a search can be shared. */
export default function SearchForm(): ReactNode {
  const {hosted} = useSearchOptions();
  const {url: origin} = useDocusaurusContext().siteConfig;
  const [text, setText] = useQueryString('q');
  const query = text.trim();
  const results = useSearchResults(query);
  const {hits, total, failed, status} = results;
  const offer = offerFor(query);
  const field = useId();
  const isBrowser = useIsBrowser();

  return (
    <>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={field} className={styles.label}>
          {texts.pageField}
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
      {/* The server doesn't know the query. */}
      {isBrowser && query === '' && <Suggestions />}
      <p role="status" className={styles.count}>
        {describeCount(results)}
      </p>
      {offer && <Results hits={[offer]} query={query} origin={origin} />}
      {failed && <FailureNotice />}
      {status === 'answered' && !failed && total === 0 && <NoResultsNotice query={query} onTry={setText} />}
      {hits.length > 0 && <Results hits={hits} query={query} origin={origin} />}
      {hits.length < total && (
        <button type="button" className="button button--secondary" onClick={results.loadMore}>
          {texts.moreResults}
        </button>
      )}
      {hosted && hits.length > 0 && <p className={styles.count}>{texts.algolia}</p>}
    </>
  );
}
