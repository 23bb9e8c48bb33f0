import {useAddressQuery} from '@site/src/components/AddressQuery';
import {isSdkId, sdks, type SdkId} from '@site/src/data/sdks';
import {kinds, topics, type Resource, type Topic} from '@site/src/data/resources/types';

/** What a reader searches for; an empty string matches everything. */
export interface Filter {
  readonly kind: string;
  /** Id of a language or a topic. */
  readonly about: string;
  readonly text: string;
}

/** Matches every entry. */
export const emptyFilter: Filter = {kind: '', about: '', text: ''};

/** Whether a filter matches every entry. */
export function isEmpty({kind, about, text}: Filter): boolean {
  return kind === '' && about === '' && text.trim() === '';
}

/** Display name of a language or a topic. */
export function subjectName(about: SdkId | Topic): string {
  return isSdkId(about) ? (sdks.find(({id}) => id === about)?.label ?? about) : topics[about];
}

/** Languages and topics of an entry. */
export function subjectsOf({languages = [], topics: others = []}: Resource): readonly (SdkId | Topic)[] {
  return [...languages, ...others];
}

function splitWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether an entry matches a filter. Each word of `text` may occur in a different field. */
export function matches(entry: Resource, {kind, about, text}: Filter): boolean {
  const {title, authors = [], publisher = '', note = '', spoken = '', date} = entry;
  const subjects = subjectsOf(entry);
  const searchable = [title, ...authors, publisher, note, spoken, date, kinds[entry.kind], ...subjects.map(subjectName)]
    .join(' ')
    .toLowerCase();
  return (
    (kind === '' || entry.kind === kind) &&
    (about === '' || subjects.some((subject) => subject === about)) &&
    splitWords(text).every((word) => searchable.includes(word))
  );
}

/** Reads the filter from a query string; ignores unknown kinds and subjects. */
export function parseFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const kind = query.get('kind') ?? '';
  const about = query.get('about') ?? '';
  return {
    kind: Object.hasOwn(kinds, kind) ? kind : '',
    about: isSdkId(about) || Object.hasOwn(topics, about) ? about : '',
    text: query.get('text') ?? '',
  };
}

/** Writes a filter into a query string, keeping its other parameters. */
export function withFilter(search: string, filter: Filter): string {
  const query = new URLSearchParams(search);
  for (const name of ['kind', 'about', 'text'] as const) {
    if (filter[name] === '') {
      query.delete(name);
    } else {
      query.set(name, filter[name]);
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filter of the page and its setter. It is kept in the query string, so that readers can share a filtered list. */
export function useFilter(): readonly [Filter, (filter: Filter) => void] {
  const [search, replace] = useAddressQuery();
  return [parseFilter(search), (filter) => replace(withFilter(search, filter))];
}
