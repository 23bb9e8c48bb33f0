import type {ReactNode, Ref, ToggleEventHandler} from 'react';

import {searchButton} from '@site/src/texts/search-page';
import {searchTexts as texts} from '@site/src/texts/search';

import styles from './styles.module.css';

/** Id of the box, which the search button and `src/plugins/scripts-after-load/early-actions.js` refer to. */
export const searchBoxId = 'search-box';

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly hasFailed: boolean;
  readonly onToggle: ToggleEventHandler<HTMLDivElement>;
}

/**
 * A field to search with while the search modal is loading, or when it can't be loaded: Enter leads to the search page.
 * The browser opens and closes it, so it works before React hydrates the page.
 */
export default function SearchBox({ref, hasFailed, onToggle}: Props): ReactNode {
  return (
    <div ref={ref} id={searchBoxId} popover="auto" className={styles.box} onToggle={onToggle}>
      <form action="/search" role="search" aria-label={texts.region}>
        <input
          // Escape would empty a field of type "search" first.
          type="text"
          role="searchbox"
          enterKeyHint="search"
          name="q"
          required
          // The reader opens the box to type into it.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-label={texts.dialog}
          placeholder={texts.placeholder}
          className={styles.field}
        />
      </form>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          <strong>{searchButton.failure.title}</strong> {searchButton.failure.advice}
        </p>
      )}
    </div>
  );
}
