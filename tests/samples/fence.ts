// cspell:words noparse
/** What the first line of a fence says behind the language. */
export interface FenceMeta {
  /** Values of `title=`, `fragment=`, `schema=`, `reason=`; `file=` belongs to the plugin that includes samples. */
  readonly values: Readonly<Partial<Record<Key, string>>>;
  readonly noparse: boolean;
  /** Words that nothing reads. */
  readonly unknown: readonly string[];
}

const keys = ['file', 'fragment', 'reason', 'schema', 'title'] as const;
type Key = (typeof keys)[number];

/** Words of the theme: lines to mark, and numbers for lines. */
const ofTheme = /^(?:\{[\d,\s-]+\}|showLineNumbers(?:=\d+)?)$/;

/** What {@link readMeta} knows, for messages. */
export const knownWords = [...keys.map((key) => `${key}=`), 'noparse', 'showLineNumbers', '{1,3}'].join(', ');

/** Reads the words behind the language of a fence. */
export function readMeta(meta: string | null | undefined): FenceMeta {
  const values: Partial<Record<Key, string>> = {};
  const unknown: string[] = [];
  let noparse = false;
  for (const [word] of (meta ?? '').matchAll(/[\w-]+="[^"]*"|\{[^}]*\}|\S+/g)) {
    const [, name, quoted, bare] = /^([\w-]+)=(?:"([^"]*)"|([^"\s]+))$/.exec(word) ?? [];
    const key = keys.find((each) => each === name);
    if (key) {
      values[key] = quoted ?? bare ?? '';
    } else if (word === 'noparse') {
      noparse = true;
    } else if (!ofTheme.test(word)) {
      unknown.push(word);
    }
  }
  return {values, noparse, unknown};
}
