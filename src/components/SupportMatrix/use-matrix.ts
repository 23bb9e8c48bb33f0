import {useSyncExternalStore} from 'react';
import matrix from '@generated/content-collections/default/support-matrix.json';

import {useAddressQuery} from '@site/src/components/AddressQuery';
import {useSdk} from '@site/src/shared/reader-choices/sdk';
import {defaultLibraries, parseSelection, withSelection, type Selection} from './query';

/** Widths of a window, each with the number of libraries that fit. The styles have the same widths. */
const rooms = [
  ['(min-width: 1280px)', Infinity],
  ['(min-width: 641px)', 5],
] as const;
const phone = 2;

function subscribe(notify: () => void): () => void {
  const lists = rooms.map(([query]) => window.matchMedia(query));
  lists.forEach((list) => list.addEventListener('change', notify));
  return () => lists.forEach((list) => list.removeEventListener('change', notify));
}

const roomNow = (): number => rooms.find(([query]) => window.matchMedia(query).matches)?.[1] ?? phone;

/** What the reader has selected of the matrix. It is kept in the query string; without scripts, everything is shown. */
export interface Shown extends Selection {
  readonly libraries: readonly string[];
  /** Indexes of the chosen libraries. */
  readonly columns: readonly number[];
  /** Whether anything differs from what the page shows first. */
  readonly isChanged: boolean;
}

/** The selection and a function that changes parts of it. */
export function useMatrix(): readonly [Shown, (change: Partial<Selection>) => void] {
  const [search, replace] = useAddressQuery();
  const [sdk] = useSdk();
  const room = useSyncExternalStore(subscribe, roomNow, () => Infinity);
  const selection = parseSelection(search, matrix.libraries);
  const libraries = selection.libraries ?? defaultLibraries(matrix.libraries, sdk, room);
  const columns = matrix.libraries.flatMap(({id}, index) => (libraries.includes(id) ? [index] : []));
  const isChanged = withSelection(search, selection) !== withSelection(search, parseSelection('', matrix.libraries));
  return [
    {...selection, libraries, columns, isChanged},
    (change) => replace(withSelection(search, {...selection, ...change})),
  ];
}
