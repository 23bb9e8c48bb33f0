import type {MatrixFeature, MatrixGroup, MatrixLibrary} from '@site/src/data/support/matrix';

/** What a reader wants to see of the matrix. */
export interface Selection {
  /** Ids of the libraries; undefined for those that fit the screen. */
  readonly libraries: readonly string[] | undefined;
  /** Words to find in the name of a feature. */
  readonly feature: string;
  /** Whether rows are left out in which all chosen libraries answer the same. */
  readonly differences: boolean;
}

/** Where a screen has no room for all libraries, those of the reader's language and the most used ones are shown. */
const mostUsed = ['pact-js', 'pact-jvm', 'pact-python', 'pact-go', 'pact-net'];

const shorten = (id: string): string => id.replace(/^pact-/, '');

/** Reads the selection from a query string: `?libraries=js,jvm&feature=plugin`. Unknown libraries are left out. */
export function parseSelection(search: string, all: readonly MatrixLibrary[]): Selection {
  const query = new URLSearchParams(search);
  const wanted = query.get('libraries')?.split(',').map(shorten);
  return {
    libraries: wanted && all.map(({id}) => id).filter((id) => wanted.includes(shorten(id))),
    feature: query.get('feature') ?? '',
    differences: query.get('differences') === 'only',
  };
}

/** Writes a selection into a query string, keeping its other parameters. */
export function withSelection(search: string, {libraries, feature, differences}: Selection): string {
  const query = new URLSearchParams(search);
  const values = {
    libraries: libraries && (libraries.map(shorten).join(',') || 'none'),
    feature: feature || undefined,
    differences: differences ? 'only' : undefined,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) {
      query.delete(name);
    } else {
      query.set(name, value);
    }
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The libraries to begin with: as many as there is room for, that of the reader's language among them. */
export function defaultLibraries(all: readonly MatrixLibrary[], sdk: string, room: number): readonly string[] {
  if (room >= all.length) {
    return all.map(({id}) => id);
  }
  const own = all.filter(({sdks}) => sdks.some((id) => id === sdk)).map(({id}) => id);
  const first = [...new Set([...own, ...mostUsed])].slice(0, room);
  return all.map(({id}) => id).filter((id) => first.includes(id));
}

/** Whether a feature is found by words, and, if only differences count, has different answers in these columns. */
function matches(
  {label, id, answers}: MatrixFeature,
  title: string,
  {feature, differences}: Selection,
  columns: readonly number[],
): boolean {
  const searchable = `${label} ${id} ${title}`.toLowerCase();
  const verdicts = new Set(columns.map((column) => answers[column]?.[0]));
  return (
    feature
      .toLowerCase()
      .split(/\s+/)
      .every((word) => searchable.includes(word)) &&
    (!differences || verdicts.size > 1)
  );
}

/** The features of a group that the reader wants to see, of which `columns` are the chosen libraries. */
export const featuresOf = (group: MatrixGroup, selection: Selection, columns: readonly number[]): MatrixFeature[] =>
  group.features.filter((feature) => matches(feature, group.title, selection, columns));
