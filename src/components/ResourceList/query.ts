import {useAddressQuery} from '@site/src/components/AddressQuery';
import {isSdkId, sdks, type SdkId} from '@site/src/data/sdks';
import {kinds, topics, type Resource, type Topic} from '@site/src/data/resources/types';

/** What a reader looks for; an empty text leaves a part open. */
export interface Filter {
  readonly kind: string;
  /** Id of a language or a topic. */
  readonly about: string;
  readonly text: string;
}

/** Looks for everything. */
export const everything: Filter = {kind: '', about: '', text: ''};

/** Name of a language or a topic. */
export function subjectName(about: SdkId | Topic): string {
  return isSdkId(about) ? (sdks.find(({id}) => id === about)?.label ?? about) : topics[about];
}

/** Languages and topics of an entry. */
export function subjectsOf({languages = [], topics: own = []}: Resource): readonly (SdkId | Topic)[] {
  return [...languages, ...own];
}

function words(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether an entry is what a reader looks for; each word may stand in another part of it. */
export function matches(entry: Resource, {kind, about, text}: Filter): boolean {
  const {title, authors = [], publisher = '', note = '', spoken = '', date} = entry;
  const subjects = subjectsOf(entry);
  const all = [title, ...authors, publisher, note, spoken, date, kinds[entry.kind], ...subjects.map(subjectName)]
    .join(' ')
    .toLowerCase();
  return (
    (kind === '' || entry.kind === kind) &&
    (about === '' || subjects.some((subject) => subject === about)) &&
    words(text).every((word) => all.includes(word))
  );
}

/** The filter that stands in the query of an address; a value that is none leaves its part open. */
export function filterOf(search: string): Filter {
  const query = new URLSearchParams(search);
  const kind = query.get('kind') ?? '';
  const about = query.get('about') ?? '';
  return {
    kind: Object.hasOwn(kinds, kind) ? kind : '',
    about: isSdkId(about) || Object.hasOwn(topics, about) ? about : '',
    text: query.get('text') ?? '',
  };
}

/** An address' query with another filter in it. */
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

/** The filter of the page, and how to change it. It stands in the address, so that a list can be shared. */
export function useFilter(): readonly [Filter, (filter: Filter) => void] {
  const [search, replace] = useAddressQuery();
  return [filterOf(search), (filter) => replace(withFilter(search, filter))];
}
