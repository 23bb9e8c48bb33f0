import type {ShownCheck, ShownVerdict} from './judge';
import type {Category, MismatchKind} from './types';

/** What each kind of mismatch is about. */
const categories: Readonly<Record<MismatchKind, Category>> = {
  MethodMismatch: 'method',
  PathMismatch: 'path',
  QueryMismatch: 'query',
  HeaderMismatch: 'header',
  StatusMismatch: 'status',
  BodyTypeMismatch: 'body',
  BodyMismatch: 'body',
  MetadataMismatch: 'metadata',
};

/** A value that was compared, what decided, and what Pact prints where it refuses the value. */
export interface Row extends ShownCheck {
  readonly messages: readonly string[];
}

/** A path or status that is as expected says nothing about a trial. */
const isIncidental = ({category, decision, passed}: ShownCheck): boolean =>
  (category === 'path' || category === 'status') && decision.principle !== undefined && passed;

const byPath = new Intl.Collator('en', {numeric: true});

/** The values that were compared, each once; in a body, from the outside in. */
export function rowsOf({checks, mismatches}: ShownVerdict): readonly Row[] {
  const messages = new Map<string, string[]>();
  for (const {kind, path, message} of mismatches) {
    const key = `${categories[kind]} ${path}`;
    messages.set(key, [...(messages.get(key) ?? []), message]);
  }
  const rows = new Map<string, Row>();
  for (const check of checks) {
    const key = `${check.category} ${check.path}`;
    const before = rows.get(key);
    // A key and its value have the same path. What refuses one of them is what decides.
    const deciding = before && !before.passed && check.passed ? before : check;
    rows.set(key, {...deciding, messages: messages.get(key) ?? []});
  }
  const order = [...new Set(checks.map(({category}) => category))];
  const found = [...rows.values()].filter((row) => !isIncidental(row));
  return order.flatMap((category) => {
    const own = found.filter((row) => row.category === category);
    return category === 'body' ? own.sort((a, b) => byPath.compare(a.path, b.path)) : own;
  });
}
