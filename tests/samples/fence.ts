// cspell:words noparse
/** What the first line of a fence says behind the language. */
export interface FenceMeta {
  /**
   * Values of `title=`, `fragment=`, `schema=`, `reason=`. `file=` belongs to the plugin that includes samples;
   * `fails=`, `instead=` and `shows=` are for pages that are followed by examples/university.
   */
  readonly values: Readonly<Partial<Record<Key, string>>>;
  readonly noparse: boolean;
  /** Of a command that a page has in the background: it goes on running. */
  readonly background: boolean;
  /** Words that nothing reads. */
  readonly unknown: readonly string[];
}

const keys = ['fails', 'file', 'fragment', 'instead', 'reason', 'schema', 'shows', 'title'] as const;
type Key = (typeof keys)[number];

/** Words of the theme: lines to mark, and numbers for lines. */
const ofTheme = /^(?:\{[\d,\s-]+\}|showLineNumbers(?:=\d+)?)$/;

/** What {@link readMeta} knows, for messages. */
export const knownWords = [...keys.map((key) => `${key}=`), 'noparse', 'background', 'showLineNumbers', '{1,3}'].join(
  ', ',
);

/** Reads the words behind the language of a fence. */
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
    } else if (!ofTheme.test(word)) {
      unknown.push(word);
    }
  }
  return {values, noparse: words.has('noparse'), background: words.has('background'), unknown};
}
