/** A term of a text and where it stands. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** A word as it is written: its terms, and the word as one term where it is an identifier made of parts. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The parts of an identifier joined; undefined for a plain word. */
  readonly whole: string | undefined;
  readonly parts: readonly Token[];
}

const wordPattern = /c\+\+|[cf]#|[\p{L}\p{N}]+(?:['’]\p{L}+)*(?:[-_.]+[\p{L}\p{N}]+)*/giu;
const partPattern = /[\p{L}\p{N}'’]+/gu;
const camelPattern = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const signs: Readonly<Record<string, string>> = {'c++': 'cpp', 'c#': 'csharp', 'f#': 'fsharp'};
const longestTerm = 40;

/** Names in camel case whose halves are other things: whoever looks for Java doesn't mean JavaScript. */
const names = new Set(['javascript', 'typescript', 'github', 'gitlab', 'graphql', 'postgresql', 'openapi', 'youtube']);

const stopWords = new Set(
  (
    'a an and are as at be been but by can do does for from had has have he her his how i if in into is it its me my of on or our ' +
    'should so such than that the their them then there these they this to us was we were what when where which who why will with would you your'
  ).split(' '),
);

const vowel = /[aeiouy]/;

/** Brings the common endings of English words together; what it makes need not be a word. */
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

/** Commit hashes and the like: nobody types them, and they fill an index. */
function isNoise(term: string): boolean {
  return term.length > longestTerm || (term.length > 8 && /\d/.test(term) && /^[0-9a-f]+$/.test(term));
}

/** The term under which a word or part is found; undefined when it is found under none. */
export function termOf(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return stopWords.has(plain) || isNoise(plain) ? undefined : stem(plain);
}

/** One term for an identifier however it is written: `can-i-deploy`, `canIDeploy` and `can_i_deploy` are the same. */
export function wholeOf(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain.length < 2 || isNoise(plain) ? undefined : stem(plain);
}

function splitPart(text: string, start: number): readonly {text: string; start: number}[] {
  if (names.has(text.toLowerCase())) {
    return [{text, start}];
  }
  let at = start;
  return text.split(camelPattern).map((piece) => {
    const here = {text: piece, start: at};
    at += piece.length;
    return here;
  });
}

function readWord(text: string, start: number): Word {
  const end = start + text.length;
  const sign = signs[text.toLowerCase()];
  if (sign) {
    return {text, start, end, whole: undefined, parts: [{term: sign, start, end}]};
  }
  const pieces = [...text.matchAll(partPattern)].flatMap(([part], index, all) =>
    splitPart(part, start + (all[index]?.index ?? 0)),
  );
  const parts = pieces.flatMap((piece): Token[] => {
    // The digits of a version say nothing by themselves.
    const term = pieces.length > 1 && piece.text.length < 2 ? undefined : termOf(piece.text);
    return term ? [{term, start: piece.start, end: piece.start + piece.text.length}] : [];
  });
  return {text, start, end, whole: pieces.length > 1 ? wholeOf(text) : undefined, parts};
}

/** The words of a text in order, as they are written. */
export function wordsOf(text: string): string[] {
  return text.match(wordPattern) ?? [];
}

/** The words of a text in order. Build and browser read text with this one function. */
export function readWords(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map((match) => readWord(match[0], match.index));
}

/** All terms of a text: identifiers whole as well as in parts. */
export function readTokens(text: string): Token[] {
  return readWords(text).flatMap(({whole, start, end, parts}) =>
    whole ? [{term: whole, start, end}, ...parts] : parts,
  );
}
