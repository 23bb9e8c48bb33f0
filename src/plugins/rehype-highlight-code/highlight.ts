import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

const requireGrammar = createRequire(__filename);

/** Aliases of languages that Prism lacks. */
const aliases: Readonly<Record<string, string>> = {
  text: 'plain',
  txt: 'plain',
  console: 'bash',
  shell: 'bash',
  sh: 'bash',
};

/**
 * Adds grammars of the `prismjs` package to the Prism that prism-react-renderer brings.
 *
 * @param languages Prism's names, dependencies first
 * @throws Error when Prism lacks one of the grammars
 */
export function loadGrammars(languages: readonly string[]): void {
  const scope = globalThis as {Prism?: typeof Prism};
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    for (const language of languages) {
      if (language === 'php') {
        requireGrammar('prismjs/components/prism-markup-templating');
      }
      requireGrammar(`prismjs/components/prism-${language}`);
    }
  } finally {
    scope.Prism = before;
  }
}

/** Kinds of tokens with a colour (see `src/css/custom.css`), each with Prism's token types; a later kind wins. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'important', 'rule'],
  string: ['string', 'char', 'attr-value', 'regex', 'url'],
  number: ['number', 'boolean', 'constant', 'symbol'],
  name: ['function', 'property', 'attr-name', 'selector', 'parameter variable'],
  type: ['class-name', 'builtin', 'tag', 'namespace', 'annotation', 'type'],
  inserted: ['inserted'],
  deleted: ['deleted'],
};

const kindCache = new Map<string, string | undefined>();

function kindOf(prismNames: string): string | undefined {
  if (!kindCache.has(prismNames)) {
    const has = (name: string): boolean => ` ${prismNames} `.includes(` ${name} `);
    kindCache.set(
      prismNames,
      Object.keys(kinds).findLast((kind) => kinds[kind]?.some(has)),
    );
  }
  return kindCache.get(prismNames);
}

/** Keeps only the spans of Prism that have a colour, and merges adjacent spans of the same colour. */
function colour(html: string): string {
  const open: (string | undefined)[] = [];
  const enclosing = (): string | undefined => open.findLast((kind) => kind !== undefined);
  const merged = html.replace(/<span class="token ([^"]*)"[^>]*>|<\/span>/g, (tag, names?: string) => {
    if (names === undefined) {
      return open.pop() === undefined ? '' : tag;
    }
    const kind = kindOf(names);
    const needsSpan = kind !== undefined && kind !== enclosing();
    open.push(needsSpan ? kind : undefined);
    return needsSpan ? `<span class="code-${kind}">` : '';
  });
  return merged.replace(/(<span class="(code-[a-z]+)">[^<]*)(?:<\/span><span class="\2">([^<]*))+/g, (run) =>
    run.replace(/<\/span><span class="[^"]*">/g, ''),
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Highlighted code by language and source: many samples are on several pages. */
const cache = new Map<string, string>();

/**
 * Highlights code as HTML with classes such as `code-keyword`.
 *
 * @throws Error when the language is unknown; use `text` for output and prose
 */
export function highlight(code: string, language: string): string {
  const name = aliases[language] ?? language;
  if (name === 'plain') {
    return escape(code);
  }
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(`no grammar for "${language}": use one of src/config/prism.ts, or "text" for output`);
  }
  const cached = cache.get(`${name}\n${code}`);
  if (cached !== undefined) {
    return cached;
  }
  // Prism doesn't escape ">", but HTML validators require it.
  const html = Prism.highlight(code, grammar, name)
    .split(/(<\/?span[^>]*>)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('>', '&gt;') : part))
    .join('');
  const merged = colour(html);
  cache.set(`${name}\n${code}`, merged);
  return merged;
}

/** Splits highlighted HTML into lines; a token that spans lines is closed and reopened. */
export function splitLines(html: string): string[] {
  const open: string[] = [];
  return html.split('\n').map((line) => {
    const start = open.join('');
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (tag === '</span>') {
        open.pop();
      } else {
        open.push(tag);
      }
    }
    return start + line + '</span>'.repeat(open.length);
  });
}
