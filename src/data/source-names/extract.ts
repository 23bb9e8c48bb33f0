const block = /\/\*[^]*?\*\/|"""[^]*?"""|<!--[^]*?-->/g;
const lineComment = /(?:(?<![:"'\\])\/\/|^\s*#(?![[!])).*$/gm;

/** A word that is a name rather than an English word: it has an underscore, a capital inside, or begins with a capital. */
const name = /[A-Za-z_][A-Za-z0-9_]{2,}/g;
const hasForm = /_|[a-z0-9][A-Z]|^[A-Z]/;

/** A name with hyphens in a string or a flag: `consumer-app-version`. */
const hyphenated = /["'`\s:-]([a-zA-Z]\w*(?:-\w+)+)(?=["'`\s=:,\])}])/g;

/**
 * Lists the names in the source code of a program: identifiers with an underscore or a capital, and names with hyphens,
 * such as flags and headers.
 *
 * @param comments whether to keep those of comments
 */
export function namesIn(source: string, comments = false): string[] {
  const code = comments ? source : source.replace(block, '').replace(lineComment, '');
  return [
    ...[...code.matchAll(name)].map(([each]) => each).filter((each) => hasForm.test(each)),
    ...[...code.matchAll(hyphenated)].map(([, each = '']) => each),
  ];
}
