/** A term with its position in a text. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** A word as written: its terms, and, for a compound identifier, the whole and the names between its dots as one term. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The joined parts of a compound identifier; undefined for a plain word. */
  readonly whole: string | undefined;
  /** The compound names in a qualified one, such as that of the class in `consumer.MockHTTPProviderConfig`. */
  readonly members: readonly Token[];
  readonly parts: readonly Token[];
}

const wordPattern = /c\+\+|[cf]#|[\p{L}\p{N}]+(?:['’]\p{L}+)*(?:[-_.]+[\p{L}\p{N}]+)*/giu;
const partPattern = /[\p{L}\p{N}'’]+/gu;
const memberPattern = /[^.]+/g;
const camelPattern = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const languageNames: ReadonlyMap<string, string> = new Map([
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
]);
const maxTermLength = 60;

/** Camel-case names that must not be split: a search for Java should not find JavaScript. */
const properNames = new Set([
  'javascript',
  'typescript',
  'github',
  'gitlab',
  'graphql',
  'postgresql',
  'openapi',
  'youtube',
]);

const stopWords = new Set(
  (
    'a an and are as at be been but by can do does for from had has have he her his how i if in into is it its me my of on or our ' +
    'should so such than that the their them then there these they this to us was we were what when where which who why will with would you your'
  ).split(' '),
);

const vowel = /[aeiouy]/;

/** Strips common English endings; the stem need not be a word. */
export function stem(word: string): string {
  let root = word;
  if (root.length > 4 && root.endsWith('ies')) {
    root = `${root.slice(0, -3)}y`;
  } else if (root.length > 3 && root.endsWith('s') && !/(?:ss|us|is)$/.test(root)) {
    root = root.slice(0, -1);
  }
  const [, base, ending] = /^(.{3,}?)(ing|ed)$/.exec(root) ?? [];
  if (base && ending && vowel.test(base) && (base.length > 3 || ending === 'ing')) {
    root = base.replace(/([bdgmnprt])\1$/, '$1');
  }
  if (root.length > 4 && root.endsWith('e')) {
    root = root.slice(0, -1);
  }
  return root.length > 3 ? root.replace(/y$/, 'i') : root;
}

/** Commit hashes and the like: nobody searches for them, and they bloat the index. */
function isNoise(term: string): boolean {
  return term.length > maxTermLength || (term.length > 8 && /\d/.test(term) && /^[0-9a-f]+$/.test(term));
}

/** Term of a word or part; undefined for stop words and noise. */
export function termOf(text: string): string | undefined {
  const normalized = text.toLowerCase().replace(/['’]/g, '');
  return stopWords.has(normalized) || isNoise(normalized) ? undefined : stem(normalized);
}

/** Joins an identifier into one term, so that `can-i-deploy`, `canIDeploy` and `can_i_deploy` match. */
export function wholeOf(text: string): string | undefined {
  const normalized = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return normalized.length < 2 || isNoise(normalized) ? undefined : stem(normalized);
}

function splitPart(text: string, start: number): readonly {text: string; start: number}[] {
  if (properNames.has(text.toLowerCase())) {
    return [{text, start}];
  }
  let at = start;
  return text.split(camelPattern).map((piece) => {
    const part = {text: piece, start: at};
    at += piece.length;
    return part;
  });
}

/** Reads the compound names in a qualified one. */
function readMembers(text: string, start: number): Token[] {
  const names = text.includes('.') ? [...text.matchAll(memberPattern)] : [];
  return names.flatMap(({0: name, index}) => {
    const isCompound = [...name.matchAll(partPattern)].flatMap(([part]) => splitPart(part, 0)).length > 1;
    const term = isCompound && name.length < text.length ? wholeOf(name) : undefined;
    return term ? [{term, start: start + index, end: start + index + name.length}] : [];
  });
}

function readWord(text: string, start: number): Word {
  const end = start + text.length;
  const languageName = languageNames.get(text.toLowerCase());
  if (languageName) {
    return {text, start, end, whole: undefined, members: [], parts: [{term: languageName, start, end}]};
  }
  const pieces = [...text.matchAll(partPattern)].flatMap(([part], index, all) =>
    splitPart(part, start + (all[index]?.index ?? 0)),
  );
  const parts = pieces.flatMap((piece): Token[] => {
    // Single characters of a compound, such as digits of a version, mean nothing alone.
    const term = pieces.length > 1 && piece.text.length < 2 ? undefined : termOf(piece.text);
    return term ? [{term, start: piece.start, end: piece.start + piece.text.length}] : [];
  });
  const whole = pieces.length > 1 ? wholeOf(text) : undefined;
  return {text, start, end, whole, members: readMembers(text, start), parts};
}

/** Splits a text into words, as written. */
export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/** Splits a text into words with their terms. Build and browser share this function. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => readWord(match[0], match.index));
}

/** All terms of a text: identifiers both whole and in parts. */
export function readTokens(text: string): Token[] {
  return readWords(text).flatMap(({whole, start, end, members, parts}) => [
    ...(whole ? [{term: whole, start, end}] : []),
    ...members,
    ...parts,
  ]);
}
