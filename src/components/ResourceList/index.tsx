import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import collections from '@generated/content-collections/default/resources.json';

import EditLink from '@site/src/components/EditLink';
import {formatDate, kinds, type CollectionId, type Kind, type Resource} from '@site/src/data/resources/types';
import {resourceList as texts} from '@site/src/texts/resource-list';
import {matches, subjectName, subjectsOf, useFilter} from './query';

import styles from './styles.module.css';

interface Props {
  /** Name of a file in `content/resources`. */
  readonly of: CollectionId;
  /** Only entries of this year. */
  readonly year?: string;
  /** Only entries of this kind. */
  readonly kind?: Kind;
}

function dateOf({date, end}: Resource): string {
  return end === undefined ? formatDate(date) : texts.period(formatDate(date), formatDate(end));
}

function Entry({entry, of}: {readonly entry: Resource; readonly of: CollectionId}): ReactNode {
  const {title, url, authors = [], publisher, kind, spoken, note, also} = entry;
  const subjects = subjectsOf(entry).map(subjectName);
  const facts = [
    authors.join(', '),
    publisher,
    of === 'projects' ? texts.changed(dateOf(entry)) : dateOf(entry),
    spoken && texts.spoken(spoken),
    url.startsWith('https://web.archive.org/') && texts.archived,
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
      {subjects.length > 0 && <div className={styles.subjects}>{texts.about(subjects.join(', '))}</div>}
    </li>
  );
}

/**
 * Links to articles, talks or projects about Pact on other sites, newest first, filtered by the page's `ResourceFilter`.
 *
 * @throws Error if the list would be empty
 */
export default function ResourceList({of, year, kind}: Props): ReactNode {
  const [filter] = useFilter();
  const entries = collections[of].filter(
    (entry: Resource) => (year === undefined || entry.date.startsWith(year)) && (kind ?? entry.kind) === entry.kind,
  );
  const found = entries.filter((entry) => matches(entry, filter));
  if (entries.length === 0) {
    throw new Error(`<ResourceList of="${of}"> has no entries for ${year ?? kind}; add an entry or remove the list`);
  }
  if (found.length === 0) {
    return <p className={styles.none}>{texts.noMatch(entries.length)}</p>;
  }
  return (
    <>
      <ul className={styles.list}>
        {found.map((entry) => (
          <Entry key={entry.url} entry={entry} of={of} />
        ))}
      </ul>
      <EditLink of={`content/resources/${of}.yml`} passage="list" />
    </>
  );
}
