import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import collections from '@generated/content-collections/default/resources.json';

import EditLink from '@site/src/components/EditLink';
import {dateInWords, kinds, type CollectionId, type Kind, type Resource} from '@site/src/data/resources/types';
import {matches, subjectName, subjectsOf, useFilter} from './query';

import styles from './styles.module.css';

interface Props {
  /** Name of a file in `content/resources`. */
  readonly of: CollectionId;
  /** Shows what is of this year only. */
  readonly year?: string;
  /** Shows what is of this kind only. */
  readonly kind?: Kind;
}

function when({date, end}: Resource): string {
  return end === undefined ? dateInWords(date) : `${dateInWords(date)} to ${dateInWords(end)}`;
}

function Entry({entry, of}: {readonly entry: Resource; readonly of: CollectionId}): ReactNode {
  const {title, url, authors = [], publisher, kind, spoken, note, also} = entry;
  const subjects = subjectsOf(entry).map(subjectName);
  const facts = [
    authors.join(', '),
    publisher,
    of === 'projects' ? `last change ${when(entry)}` : when(entry),
    spoken && `in ${spoken}`,
  ];
  return (
    <li className={styles.entry}>
      <div className={styles.title}>
        <Link to={url}>{title}</Link>
        {also && (
          <>
            {' '}
            (<Link to={also.url}>{also.title}</Link>)
          </>
        )}
      </div>
      <div className={styles.facts}>
        <span className={styles.kind}>{kinds[kind]}</span> {facts.filter(Boolean).join(' · ')}
      </div>
      {note && <div>{note}</div>}
      {subjects.length > 0 && <div className={styles.subjects}>About {subjects.join(', ')}</div>}
    </li>
  );
}

/** What stands elsewhere about Pact, newest first; a `ResourceFilter` on the page narrows it down. */
export default function ResourceList({of, year, kind}: Props): ReactNode {
  const [filter] = useFilter();
  const own = collections[of].filter(
    (entry: Resource) => (year === undefined || entry.date.startsWith(year)) && (kind ?? entry.kind) === entry.kind,
  );
  const found = own.filter((entry) => matches(entry, filter));
  if (own.length === 0) {
    throw new Error(`<ResourceList of="${of}"> has nothing of ${year ?? kind}; add an entry or leave the list out`);
  }
  if (found.length === 0) {
    return <p className={styles.none}>None of {own.length} matches the filter.</p>;
  }
  return (
    <>
      <ul className={styles.list}>
        {found.map((entry) => (
          <Entry key={entry.url} entry={entry} of={of} />
        ))}
      </ul>
      <EditLink of={`content/resources/${of}.yml`} label="Edit this list" />
    </>
  );
}
