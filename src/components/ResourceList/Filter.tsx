import {useId, type ReactNode} from 'react';

import {sdks} from '@site/src/data/sdks';
import {collections, type CollectionId} from '@site/src/data/resources';
import {kinds, topics} from '@site/src/data/resources/types';
import {everything, matches, subjectsOf, useFilter, type Filter} from './query';

import styles from './styles.module.css';

interface Props {
  /** Collection that the lists of the page show. */
  readonly of: CollectionId;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({label, value, onChange, children}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.part}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.control} value={value} onChange={({target}) => onChange(target.value)}>
        <option value="">All</option>
        {children}
      </select>
    </div>
  );
}

function options(all: readonly (readonly [string, string])[], used: ReadonlySet<string>): ReactNode {
  return all
    .filter(([id]) => used.has(id))
    .map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
}

/** Whether a filter leaves everything in. */
function isOpen({kind, about, text}: Filter): boolean {
  return kind === '' && about === '' && text.trim() === '';
}

/** Narrows down what the lists of a page show. Without scripts there is none, and the lists are whole. */
export default function ResourceFilter({of}: Props): ReactNode {
  const [filter, change] = useFilter();
  const field = useId();
  const list = collections[of];
  const found = list.filter((entry) => matches(entry, filter)).length;
  const usedKinds = new Set<string>(list.map(({kind}) => kind));
  const usedSubjects = new Set<string>(list.flatMap(subjectsOf));
  const open = isOpen(filter);

  return (
    <form className={styles.filter} role="search" aria-label="Filter" onSubmit={(event) => event.preventDefault()}>
      <Choice label="Kind" value={filter.kind} onChange={(kind) => change({...filter, kind})}>
        {options(Object.entries(kinds), usedKinds)}
      </Choice>
      <Choice label="Language or topic" value={filter.about} onChange={(about) => change({...filter, about})}>
        <optgroup label="Languages">
          {options(
            sdks.map(({id, label}) => [id, label] as const),
            usedSubjects,
          )}
        </optgroup>
        <optgroup label="Topics">{options(Object.entries(topics), usedSubjects)}</optgroup>
      </Choice>
      <div className={styles.part}>
        <label htmlFor={field}>Words</label>
        <input
          id={field}
          className={styles.control}
          type="search"
          autoComplete="off"
          value={filter.text}
          onChange={({target}) => change({...filter, text: target.value})}
        />
      </div>
      <div className={styles.outcome}>
        <p role="status" className={styles.count}>
          {open ? `${list.length} entries` : `${found} of ${list.length} entries`}
        </p>
        <button type="button" className={styles.reset} disabled={open} onClick={() => change(everything)}>
          Show all
        </button>
      </div>
    </form>
  );
}
