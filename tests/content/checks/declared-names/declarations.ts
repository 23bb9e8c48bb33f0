import {withoutText} from '../../../../src/plugins/remark-include-sample/without-text';

/** What declares a name, by the language of a fence; each group of an expression is a name. */
const declarations: Readonly<Record<string, RegExp>> = {
  java: /\b(?:class|interface|record|enum)\s+(\w+)|^\s*(?:(?:public|private|protected|static|final|abstract|default)\s+)*[\w<>[\],.? ]+?\s+(\w+)\s*\([^;)]*\)\s*(?:throws [\w., ]+)?\s*\{|^\s*(?:(?:public|private|protected|static|final)\s+)*[\w.]+(?:<[^=;(){}]*>)?(?:\[\])?\s+(\w+)\s*=[^=]|^\s*(?:(?:public|private|protected|static|final)\s+)+[\w.]+(?:<[^=;(){}]*>)?(?:\[\])?\s+(\w+);/gm,
  kotlin: /\b(?:class|interface|object|fun|val|var)\s+(?:<[^>]*>\s*)?(?:\w+\.)?(\w+)/g,
  groovy:
    /\b(?:class|interface|def|enum)\s+(\w+)|^\s*(?:(?:public|private|protected|static|final|abstract)\s+)*(?:[A-Z]\w*(?:\.\w+)*(?:<[^=;(){}]*>)?|void|int|long|boolean)\s+(\w+)\s*(?:=[^=]|\()|^\s*(?:(?:public|private|protected|static|final)\s+)+[\w.]+(?:<[^=;(){}]*>)?\s+(\w+)[ \t]*$/gm,
  scala: /\b(?:class|trait|object|def|val|var|type)\s+(\w+)/g,
  typescript: /\b(?:class|interface|type|function|const|let|enum)\s+(\w+)|\b(?:const|let|var)\s+\{([^{}]*)\}\s*=/g,
  javascript: /\b(?:class|function|const|let|var)\s+(\w+)|\b(?:const|let|var)\s+\{([^{}]*)\}\s*=/g,
  python: /^\s*(?:async\s+)?(?:def|class)\s+(\w+)|^[ \t]*(\w+)(?:: [^=\n]+)? = |\bas (\w+)[:,)]/gm,
  go: /^func\s+(?:\([^)]*\)\s*)?(\w+)|^type\s+(\w+)|^\s*(?:var|const)\s+(\w+)/gm,
  csharp:
    /\b(?:class|interface|record|enum|struct)\s+(\w+)|^\s*(?:(?:public|private|protected|internal|static|async|readonly|override|virtual)\s+)+[\w<>[\],.? ]+?\s+(\w+)\s*[({=;]|(?<=\bclass \w+\([^)]*\s)([a-z]\w*)(?=[,)])/gm,
  ruby: /^\s*def\s+(?:self\.)?(\w+)|\b(?:class|module)\s+(\w+)|^\s*let!?\(:(\w+)\)|^\s*(\w+) = |\bshared_context (\w+)/gm,
  php: /\b(?:class|interface|trait|function|enum)\s+(\w+)|\bconst (\w+) =|\$this->(\w+) = |\breadonly [\w\\]+ \$(\w+)/g,
  rust: /\b(?:fn|struct|enum|trait|type|const|static|mod)\s+(\w+)|macro_rules!\s*(\w+)/g,
  swift: /\b(?:class|struct|enum|protocol|func|var|let|actor|typealias)\s+(\w+)/g,
  cpp: /\b(?:class|struct|enum)\s+(\w+)|^\s*(?:inline\s+|static\s+|const\s+|auto\s+)*[\w:<>&*]+\s+(\w+)\s*\([^;{]*\)\s*\{|^\s*(?:const |auto |static )+[\w:&*]*\s*(\w+)\s*=/gm,
};

/** Languages whose declarations are known. */
export const declaringLanguages: readonly string[] = Object.keys(declarations);

/** What the expressions may take for a name. */
const keywords = new Set(
  'await catch else for if in new private public return switch throw try using while'.split(' '),
);

/** Languages in which other code of a class or its subclasses names members without a qualifier. */
const withBareMembers: readonly string[] = ['java', 'kotlin', 'groovy', 'scala', 'csharp', 'swift', 'cpp', 'rust'];

const typeHead =
  /^(?:[\w@()."]+[ \t]+)*(?:class|interface|trait|object|record|struct|enum|actor|extension|protocol|impl)\b/;

interface Declaration {
  readonly name: string;
  /** Whether code outside of it may use the name: it is indented nowhere or in a type only. */
  readonly isOuter: boolean;
  /** Whether other files don't see it. */
  readonly isPrivate: boolean;
}

const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;

/** Marks the lines at the outermost level, or at that of the members of a type which is there. */
function outerLines(lines: readonly string[], language: string): boolean[] {
  const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
  // Labels such as ` private:` are indented by one.
  const memberIndent = Math.min(...indents.filter((indent) => indent > 1));
  let inType = false;
  return lines.map((line) => {
    if (/^[\w@]/.test(line)) {
      inType = withBareMembers.includes(language) && typeHead.test(line);
    }
    return indentOf(line) === 0 || (inType && indentOf(line) === memberIndent);
  });
}

/** Gives the shared contexts of RSpec, which are declared and used by a text, a name. */
export const withContextNames = (code: string): string =>
  code.replace(
    /\b((?:shared|include)_context) "([^"]*)"/g,
    (_, method: string, text: string) => `${method} context_${text.replace(/\W+/g, '_')}`,
  );

/** Comes before the name of a fixture of pytest, where a parameter asks for it. */
export const fixtureMark = '@';

/**
 * A declared name, as code uses it: `.name` for an extension method.
 *
 * @param name may be several, `a, b: c`
 * @param before code before it
 * @param rest code behind it
 */
function namesOf(name: string, before: string, rest: string, language: string): string[] {
  if (language === 'python') {
    const isFixture = /@pytest\.fixture\b[^\n]*\n(?:async )?def $/.test(before);
    return isFixture ? [name, fixtureMark + name] : [name];
  }
  if (language === 'typescript' || language === 'javascript') {
    return name.split(',').map((each) => (each.split('=')[0]?.split(':').at(-1) ?? '').trim());
  }
  if (language !== 'csharp') {
    return [name];
  }
  const isExtension = /^(?:<[^>]*>)?\(\s*this\s/.test(rest);
  return isExtension ? [`.${name}`] : name.endsWith('Attribute') ? [name, name.replace(/Attribute$/, '')] : [name];
}

function declarationsIn(text: string, language: string): Declaration[] {
  const pattern = declarations[language];
  if (pattern === undefined) {
    return [];
  }
  const code = withoutText(language === 'ruby' ? withContextNames(text) : text);
  const lines = code.split('\n');
  const outer = outerLines(lines, language);
  const hidden = language === 'cpp' ? /\bstatic\b/ : /\b(?:private|fileprivate)\b/;
  return [...code.matchAll(new RegExp(pattern, `${pattern.flags}d`))].flatMap(({indices = []}) =>
    [...indices]
      .slice(1)
      .filter((range) => range !== undefined)
      .flatMap(([from, to]) => {
        const index = code.slice(0, from).split('\n').length - 1;
        const isHidden = hidden.test(code.slice(code.lastIndexOf('\n', from) + 1, from));
        const before = code.slice(0, from);
        // PHP sets properties in methods, for all others.
        const isProperty = before.endsWith('$this->');
        const isOuter = isProperty || (outer[index] ?? false);
        // Tests in C# inherit nothing, so that members are qualified in other files.
        const isMember = language === 'csharp' && indentOf(lines[index] ?? '') > 0;
        return namesOf(code.slice(from, to), before, code.slice(to), language).map((name) => ({
          name,
          isOuter,
          isPrivate: isHidden || isProperty || (isMember && !name.startsWith('.')),
        }));
      })
      .filter(({name}) => !keywords.has(name)),
  );
}

/** Lists the names that code declares: types, functions, constants. Approximate, by expressions. */
export const declaredNames = (code: string, language: string): Set<string> =>
  new Set(declarationsIn(code, language).map(({name}) => name));

/** Lists those that other code may use: without indentation, and in a type its members. */
export const outerNames = (code: string, language: string): Set<string> =>
  new Set(
    declarationsIn(code, language)
      .filter(({isOuter}) => isOuter)
      .map(({name}) => name),
  );

/** Lists those that other files may use. */
export const publicNames = (code: string, language: string): Set<string> =>
  new Set(
    declarationsIn(code, language)
      .filter(({isOuter, isPrivate}) => isOuter && !isPrivate)
      .map(({name}) => name),
  );

/** Whether code uses a name, other than as a member, a key or a parameter. @param code without strings and comments */
export function usesName(code: string, name: string): boolean {
  if (name.startsWith(fixtureMark)) {
    return new RegExp(String.raw`${name}\b`).test(code);
  }
  if (name.startsWith('.')) {
    return new RegExp(String.raw`\.${name.slice(1)}\b`).test(code);
  }
  const isUsed = new RegExp(
    String.raw`(?:(?<![\w$.:@])|\bSelf\.)${name}(?![\w$])(?!\s*[:=](?!=|:))|\bextends ${name}\b`,
  ).test(code);
  if (/^[A-Z]/.test(name)) {
    return isUsed;
  }
  const isVariable = new RegExp(
    String.raw`\b(?:const|let|var|val|def|fun|fn|func|for)\s+${name}\b|\b${name}\s*(?:->|=>|(?:,\s*\w+\s*)*:=)|\|[^|\n]*\b${name}\b[^|\n]*\||\{[ \t(]*(?:\w+, )*${name}\b[\w, )]*? in\b`,
  ).test(code);
  const isParameter = new RegExp(
    String.raw`\([^()\n]*\b${name}\b[^()\n]*\)[ \t]*(?::[ \t]*[\w<>[\]., ]+)?(?:=>|->|\{|throws\b|async\b|:[ \t]*$)`,
    'm',
  ).test(code);
  return isUsed && !isVariable && !isParameter;
}
