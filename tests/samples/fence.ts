// cspell:words noparse
/** Meta string of a fence: what follows the language. */
export interface FenceMeta {
  /**
   * Values of `title=`, `fragment=`, `schema=`, `reason=`. `file=` and `changed-from=` are read by
   * remark-include-sample; `fails=`, `instead=` and `shows=` by the page follower of the examples.
   */
  readonly values: Readonly<Partial<Record<Key, string>>>;
  readonly noparse: boolean;
  /** Whether a followed page runs the command in the background. */
  readonly background: boolean;
  /** Unknown words. */
  readonly unknown: readonly string[];
}

const keys = ['changed-from', 'fails', 'file', 'fragment', 'instead', 'reason', 'schema', 'shows', 'title'] as const;
type Key = (typeof keys)[number];

/** Words that say how a fence looks: highlighted lines, line numbers, and without tabs (remark-install-tabs). */
const looks = /^(?:\{[\d,\s-]+\}|showLineNumbers(?:=\d+)?|as-is)$/;

/** Words that {@link readMeta} knows, for messages. */
export const knownWords = [
  ...keys.map((key) => `${key}=`),
  'noparse',
  'background',
  'as-is',
  'showLineNumbers',
  '{1,3}',
].join(', ');

/** Parses the meta string of a fence. */
export function readMeta(meta: string | null | undefined): FenceMeta {
  const values: Partial<Record<Key, string>> = {};
  const unknown: string[] = [];
  const words = new Set<string>();
  for (const [word] of (meta ?? '').matchAll(/[\w-]+="[^"]*"|\{[^}]*\}|\S+/g)) {
    const [, name, quoted, bare] = /^([\w-]+)=(?:"([^"]*)"|([^"\s]+))$/.exec(word) ?? [];
    const key = keys.find((each) => each === name);
    if (key) {
      values[key] = quoted ?? bare ?? '';
    } else if (word === 'noparse' || word === 'background') {
      words.add(word);
    } else if (!looks.test(word)) {
      unknown.push(word);
    }
  }
  return {values, noparse: words.has('noparse'), background: words.has('background'), unknown};
}
