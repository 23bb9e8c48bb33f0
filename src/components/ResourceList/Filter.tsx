import type {ReactNode} from 'react';
import collections from '@generated/content-collections/default/resources.json';

import {Button, options, SearchField, Select} from '@site/src/components/Field';
import {sdks} from '@site/src/data/sdks';
import {kinds, topics, type CollectionId} from '@site/src/data/resources/types';
import {everything, matches, subjectsOf, useFilter, type Filter} from './query';

import styles from './styles.module.css';

interface Props {
  /** Collection that the lists of the page show. */
  readonly of: CollectionId;
}

/** Those of the pairs that the list has entries for. */
const having = (all: readonly (readonly [string, string])[], used: ReadonlySet<string>): ReactNode =>
  options(all.filter(([id]) => used.has(id)));

/** Whether a filter leaves everything in. */
function isOpen({kind, about, text}: Filter): boolean {
  return kind === '' && about === '' && text.trim() === '';
}

/** Narrows down what the lists of a page show. Without scripts there is none, and the lists are whole. */
export default function ResourceFilter({of}: Props): ReactNode {
  const [filter, change] = useFilter();
  const list = collections[of];
  const found = list.filter((entry) => matches(entry, filter)).length;
  const usedKinds = new Set<string>(list.map(({kind}) => kind));
  const usedSubjects = new Set<string>(list.flatMap(subjectsOf));
  const open = isOpen(filter);

  return (
    <form className={styles.filter} role="search" aria-label="Filter" onSubmit={(event) => event.preventDefault()}>
      <Select label="Kind" value={filter.kind} onChange={(kind) => change({...filter, kind})}>
        <option value="">All</option>
        {having(Object.entries(kinds), usedKinds)}
      </Select>
      <Select label="Language or topic" value={filter.about} onChange={(about) => change({...filter, about})}>
        <option value="">All</option>
        <optgroup label="Languages">
          {having(
            sdks.map(({id, label}) => [id, label] as const),
            usedSubjects,
          )}
        </optgroup>
        <optgroup label="Topics">{having(Object.entries(topics), usedSubjects)}</optgroup>
      </Select>
      <SearchField label="Words" value={filter.text} onChange={(text) => change({...filter, text})} />
      <div className={styles.outcome}>
        <p role="status" className={styles.count}>
          {open ? `${list.length} entries` : `${found} of ${list.length} entries`}
        </p>
        <Button disabled={open} onClick={() => change(everything)}>
          Show all
        </Button>
      </div>
    </form>
  );
}
