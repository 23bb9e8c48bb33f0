import type {ReactNode} from 'react';
import collections from '@generated/content-collections/default/resources.json';

import {Button, options, SearchField, Select} from '@site/src/components/Field';
import {sdks} from '@site/src/data/sdks';
import {kinds, topics, type CollectionId} from '@site/src/data/resources/types';
import {resourceList} from '@site/src/texts/resource-list';
import {emptyFilter, isEmpty, matches, subjectsOf, useFilter} from './query';

import styles from './styles.module.css';

interface Props {
  /** Collection that the lists on the page show. */
  readonly of: CollectionId;
}

/** Options for the values that occur in the collection. */
const usedOptions = (all: readonly (readonly [string, string])[], used: ReadonlySet<string>): ReactNode =>
  options(all.filter(([id]) => used.has(id)));

/** Filters all lists on a page. Without scripts the filter is hidden, and the lists show everything. */
export default function ResourceFilter({of}: Props): ReactNode {
  const [filter, setFilter] = useFilter();
  const texts = resourceList.filter;
  const list = collections[of];
  const found = list.filter((entry) => matches(entry, filter)).length;
  const usedKinds = new Set<string>(list.map(({kind}) => kind));
  const usedSubjects = new Set<string>(list.flatMap(subjectsOf));
  const isUnfiltered = isEmpty(filter);

  return (
    <form className={styles.filter} role="search" aria-label={texts.label} onSubmit={(event) => event.preventDefault()}>
      <Select label={texts.kind} value={filter.kind} onChange={(kind) => setFilter({...filter, kind})}>
        <option value="">{texts.all}</option>
        {usedOptions(Object.entries(kinds), usedKinds)}
      </Select>
      <Select label={texts.subject} value={filter.about} onChange={(about) => setFilter({...filter, about})}>
        <option value="">{texts.all}</option>
        <optgroup label={texts.languages}>
          {usedOptions(
            sdks.map(({id, label}) => [id, label] as const),
            usedSubjects,
          )}
        </optgroup>
        <optgroup label={texts.topics}>{usedOptions(Object.entries(topics), usedSubjects)}</optgroup>
      </Select>
      <SearchField label={texts.keywords} value={filter.text} onChange={(text) => setFilter({...filter, text})} />
      <div className={styles.outcome}>
        <p role="status" className={styles.count}>
          {isUnfiltered ? texts.total(list.length) : texts.matching(found, list.length)}
        </p>
        <Button disabled={isUnfiltered} onClick={() => setFilter(emptyFilter)}>
          {texts.reset}
        </Button>
      </div>
    </form>
  );
}
