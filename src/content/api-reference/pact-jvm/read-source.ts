// cspell:words supertypes
/** A type that a source file declares. */
export interface DeclaredType {
  /** Functions, properties and, as `get…` and `set…`, accessors of properties. */
  readonly members: ReadonlySet<string>;
  /** Simple names of what it extends and implements. */
  readonly supertypes: readonly string[];
}

/** What a source file declares. */
export interface SourceFile {
  readonly packageName: string;
  /** Full names of imported types. */
  readonly imports: readonly string[];
  /** By simple name; functions outside of types are members of a type called like the file, as in `ExtensionsKt`. */
  readonly types: ReadonlyMap<string, DeclaredType>;
}

const typeKeyword = /(?<![\w.:@])(?:@interface|annotation class|enum class|class|interface|object|enum)\s+(\w+)/g;

const commentOrString = /\/\*[^]*?\*\/|\/\/.*|"""[^]*?"""|'''[^]*?'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** Removes comments and the contents of strings, so that braces in them don't count. */
const withoutText = (source: string): string =>
  source.replaceAll(commentOrString, (found) => (found.startsWith('/') ? '' : '""'));

/** Position behind the bracket that closes the one at `start`; the end of the text if none does. */
function endOf(text: string, start: number, [open, close]: readonly [string, string]): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    depth += text[at] === open ? 1 : text[at] === close ? -1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return text.length;
}

/** The body of a type without the bodies of its functions and types; those of companion objects stay. */
function withoutNestedBodies(body: string): string {
  let text = '';
  let at = 0;
  while (at < body.length) {
    if (body[at] !== '{') {
      text += body[at++];
      continue;
    }
    const end = endOf(body, at, ['{', '}']);
    text += /companion object\b[^{}=]{0,80}$/.test(text)
      ? `\n${withoutNestedBodies(body.slice(at + 1, end - 1))}\n`
      : ' ';
    at = end;
  }
  return text;
}

const kotlinFunction = /\bfun\s+(?:<[^>]*>\s*)?(?:[\w<>?*, ]+\.)?`?(\w+)`?\s*\(/g;
const kotlinProperty = /\b(?:val|var)\s+(?:<[^>]*>\s*)?(?:[\w<>?*, ]+\.)?(\w+)/g;
const javaMember =
  /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|protected|private|static|final|abstract|default|synchronized)\s+)*(?:<[^>]+>\s+)?(?!(?:return|throw|new|else|package|import|case)\b)[\w.]+(?:<[^=;({]*>)?(?:\[\])*\s+(\w+)\s*(?:\(|=|;|$|default\b)/gm;
const constant = /(?:^|,|\{)\s*(?:@\w+(?:\([^)]*\))?\s*)*([A-Z]\w*)\s*(?=,|;|\(|$)/gm;

/** The names that a property and its accessors go by, from any one of them. */
function namesOf(name: string): string[] {
  const property = /^(?:get|set|is)([A-Z]\w*)$/.exec(name)?.[1] ?? name;
  const capitalised = property.charAt(0).toUpperCase() + property.slice(1);
  const plain = property.charAt(0).toLowerCase() + property.slice(1);
  return [name, plain, `get${capitalised}`, `set${capitalised}`, `is${capitalised}`];
}

function membersIn(text: string, isKotlin: boolean, isEnum: boolean): Set<string> {
  const names = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return new Set([
    ...(isKotlin ? [...names(kotlinFunction), ...names(kotlinProperty)] : names(javaMember)).flatMap(namesOf),
    ...(isEnum ? names(constant) : []),
  ]);
}

/** Names after `:` in Kotlin, after `extends` and `implements` in Java and Groovy. */
function supertypesIn(header: string, isKotlin: boolean): string[] {
  const list = isKotlin
    ? header.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').replace(/^[^:]*:?/, '')
    : header.replace(/^[^]*?(?=\b(?:extends|implements)\b|$)/, '').replaceAll(/\b(?:extends|implements)\b/g, ',');
  return list
    .replaceAll(/<[^<>]*(?:<[^<>]*>[^<>]*)*>/g, '')
    .split(',')
    .map((name) => name.trim().replace(/^.*\./, '').replace(/\s.*$/s, ''))
    .filter((name) => /^[A-Z]\w*$/.test(name));
}

/**
 * Reads which types a file in Java, Kotlin or Groovy declares, and their members. It looks for the forms of declarations
 * that Pact JVM uses, and doesn't parse the languages.
 *
 * @param file its name, which tells the language
 */
export function readSource(file: string, source: string): SourceFile {
  const isKotlin = file.endsWith('.kt');
  const text = withoutText(source);
  const packageName = /^\s*package\s+([\w.]+)/m.exec(text)?.[1] ?? '';
  const types = new Map<string, DeclaredType>();
  for (const {0: keyword, 1: name = '', index} of text.matchAll(typeKeyword)) {
    const from = index + keyword.length;
    const parenthesis = text.indexOf('(', from);
    const afterConstructor =
      isKotlin && parenthesis >= 0 && /^[^{=:]*$/.test(text.slice(from, parenthesis))
        ? endOf(text, parenthesis, ['(', ')'])
        : from;
    // A class without a body ends before the next declaration.
    const next = isKotlin ? /\n\s*\n|\n(?=\S)/.exec(text.slice(afterConstructor)) : null;
    const brace = text.indexOf('{', afterConstructor);
    const open = next && afterConstructor + next.index < brace ? -1 : brace;
    const headerEnd = open >= 0 ? open : next ? afterConstructor + next.index : text.length;
    const header = text.slice(from, headerEnd);
    const body = open >= 0 ? text.slice(open + 1, endOf(text, open, ['{', '}']) - 1) : '';
    const members = membersIn(
      `${isKotlin ? header : ''}\n${withoutNestedBodies(body)}`,
      isKotlin,
      keyword.startsWith('enum'),
    );
    if (!types.has(name)) {
      types.set(name, {members, supertypes: supertypesIn(header, isKotlin)});
    }
  }
  if (isKotlin) {
    const fileClass = `${file.replace(/^.*\/|\.kt$/g, '')}Kt`;
    types.set(fileClass, {members: membersIn(withoutNestedBodies(text), true, false), supertypes: []});
  }
  const imports = [...text.matchAll(/^\s*import\s+([\w.]+)/gm)].map(([, name = '']) => name);
  return {packageName, imports, types};
}
