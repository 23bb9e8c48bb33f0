import {withoutText} from './without-text';

/** An import of a source file. */
export interface Import {
  /** As written, without indentation. */
  readonly code: string;
  /** Names that it brings; undefined when they can't be told from it: a whole namespace, a header. */
  readonly names?: readonly string[];
}

const last = (path: string): string => path.split(/[./:\\]+/).at(-1) ?? path;

/** Names in braces or a list: `{a, b as c}`, `a, b as c`, `{A => B}`. */
const listed = (list: string): string[] =>
  list
    .replace(/[{}()]/g, ' ')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => last(part.split(/\s+(?:as)\s+|\s*=>\s*/).at(-1) ?? part).trim());

interface Syntax {
  /** Matches an import at the start of a line, several lines of it included. */
  readonly pattern: RegExp;
  readonly namesOf: (code: string) => readonly string[] | undefined;
}

/** `import a.b.C`, `import static a.b.C.d`, `import a.b.c as d`, `import a.b.{C, D}`, `import a.b.*`. */
const jvm: Syntax = {
  pattern: /^[ \t]*import (?:static )?[\w.]+(?:\.\{[^}]*\}|\.[*_]| as \w+)?;?[ \t]*$/gm,
  namesOf: (code) => {
    const path = code.replace(/^import (?:static )?|;$/g, '').trim();
    const [, list] = /\.\{([^}]*)\}$/.exec(path) ?? [];
    if (/\.(?:[*_]|given)$/.test(path) || (list !== undefined && /(?:^|,)\s*[*_]/.test(list))) {
      return undefined;
    }
    return list === undefined ? [last(path.split(' as ').at(-1) ?? path)] : listed(list);
  },
};

const script: Syntax = {
  pattern:
    /^(?:import (?:type )?[^;'"]*?from ['"][^'"]+['"];?|import ['"][^'"]+['"];?|const (?:\w+|\{[^}]*\}) = require\([^)]*\)[^;\n]*;)[ \t]*$/gm,
  namesOf: (code) => {
    const [, imported, required] = /^(?:import (?:type )?([^'"]*?) from|const (\w+|\{[^}]*\}) =)/.exec(code) ?? [];
    const list = imported ?? required;
    return list === undefined
      ? undefined
      : listed(
          list
            .replace(/\* as /, '')
            .replace(/\btype /g, '')
            .replace(/:/g, ' as '),
        );
  },
};

const python: Syntax = {
  pattern: /^(?:from [\w.]+ import (?:\([^)]*\)|[^\n(]+)|import [\w., ]+)$/gm,
  namesOf: (code) => {
    const [, list] = /^from [\w.]+ import ([^]+)$/.exec(code) ?? [];
    return list === undefined
      ? code
          .replace(/^import /, '')
          .split(',')
          .map((part) => part.trim().split(/ as /).at(-1)?.split('.')[0] ?? '')
      : listed(list);
  },
};

const everything = (pattern: RegExp): Syntax => ({pattern, namesOf: () => undefined});

/** Syntax of imports by the language of a fence. Go's are read apart, as they are a list. */
const syntaxes: Readonly<Record<string, Syntax>> = {
  java: jvm,
  kotlin: jvm,
  groovy: jvm,
  scala: jvm,
  typescript: script,
  javascript: script,
  python,
  php: {
    pattern: /^use (?:function )?[\w\\]+(?:\\\{[^}]*\}| as \w+)?;$/gm,
    namesOf: (code) => {
      const [, list] = /\\\{([^}]*)\};$/.exec(code) ?? [];
      return list === undefined ? [last(code.replace(/;$/, '').split(' as ').at(-1) ?? code)] : listed(list);
    },
  },
  rust: {
    pattern: /^[ \t]*use [\w:]+(?:::\{[^;]*\}|::\*)?(?: as \w+)?;$/gm,
    namesOf: (code) => {
      const path = code.replace(/^use |;$/g, '').trim();
      if (path.includes('*') || /\bprelude\b/.test(path)) {
        return undefined;
      }
      const [, list] = /::\{([^]*)\}$/.exec(path) ?? [];
      return list === undefined ? [last(path.split(' as ').at(-1) ?? path)] : listed(list);
    },
  },
  csharp: everything(/^using (?:static )?[\w.]+;$/gm),
  swift: everything(/^(?:@testable )?import \w+$/gm),
  cpp: everything(/^(?:#include [<"][^>"]+[>"]|using (?:namespace )?[\w:]+;)$/gm),
  ruby: everything(/^require(?:_relative)? ['"][^'"]+['"]$/gm),
};

const goBlock = /^import \(\n([^)]*)\)$/m;
const goLine = /^import (?:\w+ )?"[^"]+"$/gm;

/** Go: an entry of the list brings the name before it, or the last part of its path without a version. */
function goImports(source: string): Import[] {
  const entries = (goBlock.exec(source)?.[1] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('"'));
  const lines = [...source.matchAll(goLine)].map(([line]) => line.replace(/^import /, ''));
  return [...entries, ...lines].map((entry) => {
    const [, alias, path = ''] = /^(?:([\w.]+) )?"([^"]+)"/.exec(entry) ?? [];
    const parts = path.split('/').filter((part) => !/^v\d+$/.test(part));
    return {code: entry, names: alias === '_' || alias === '.' ? undefined : [alias ?? parts.at(-1) ?? path]};
  });
}

/** Lists the imports of a source file. */
export function importsOf(source: string, language: string): Import[] {
  if (language === 'go') {
    return goImports(source);
  }
  const syntax = syntaxes[language];
  return syntax === undefined
    ? []
    : [...source.matchAll(syntax.pattern)].map(([match]): Import => {
        const code = match.trim();
        const names = syntax.namesOf(code);
        return names === undefined ? {code} : {code, names};
      });
}

/** Languages in which a name behind a dot is never an imported one. */
const withoutExtensions: readonly string[] = ['typescript', 'javascript', 'python', 'go'];

function uses(code: string, name: string, language: string): boolean {
  const before = withoutExtensions.includes(language) ? String.raw`(?<![\w$]|(?<!\.\.)\.)` : String.raw`(?<![\w$])`;
  const after = language === 'python' ? '(?![\\w$]|=[^=])' : String.raw`(?![\w$])`;
  return new RegExp(before + name.replace(/\$/g, String.raw`\$`) + after).test(code);
}

/**
 * Chooses the imports of a file that a region of it needs and doesn't have.
 *
 * @param all imports of the file
 * @param code the region
 * @param shown imports that the page has shown
 */
export function importsFor(
  all: readonly Import[],
  code: string,
  shown: ReadonlySet<string>,
  language: string,
): Import[] {
  const own = new Set(importsOf(code, language).map((each) => each.code));
  const plain = withoutText(code);
  return all.filter(
    (each) =>
      !own.has(each.code) &&
      !shown.has(each.code) &&
      (each.names === undefined || each.names.some((name) => uses(plain, name, language))),
  );
}

/** Formats imports as they stand in a file. */
export function formatImports(imports: readonly Import[], language: string): string {
  const lines = imports.map(({code}) => code);
  if (language !== 'go' || lines.length === 0) {
    return lines.join('\n');
  }
  return lines.length === 1 ? `import ${lines[0]}` : `import (\n${lines.map((line) => `\t${line}`).join('\n')}\n)`;
}
