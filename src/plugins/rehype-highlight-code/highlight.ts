import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

const requireGrammar = createRequire(__filename);

/** Names that authors use for a grammar that Prism knows by another. */
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
 * @param languages Prism's names, a grammar's own prerequisites before it
 * @throws Error when Prism has no grammar of a name
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

/** What has a colour of its own (see `src/css/custom.css`), and Prism's names for it; a later kind wins. */
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

const kindsOfNames = new Map<string, string | undefined>();

function kindOf(prismNames: string): string | undefined {
  if (!kindsOfNames.has(prismNames)) {
    const has = (name: string): boolean => ` ${prismNames} `.includes(` ${name} `);
    kindsOfNames.set(
      prismNames,
      Object.keys(kinds).findLast((kind) => kinds[kind]?.some(has)),
    );
  }
  return kindsOfNames.get(prismNames);
}

/** Leaves of Prism's elements those that have a colour, and joins neighbours of one colour. */
function colour(html: string): string {
  const open: (string | undefined)[] = [];
  const around = (): string | undefined => open.findLast((kind) => kind !== undefined);
  const coloured = html.replace(/<span class="token ([^"]*)"[^>]*>|<\/span>/g, (tag, names?: string) => {
    if (names === undefined) {
      return open.pop() === undefined ? '' : tag;
    }
    const kind = kindOf(names);
    const isNew = kind !== undefined && kind !== around();
    open.push(isNew ? kind : undefined);
    return isNew ? `<span class="code-${kind}">` : '';
  });
  return coloured.replace(/(<span class="(code-[a-z]+)">[^<]*)(?:<\/span><span class="\2">([^<]*))+/g, (run) =>
    run.replace(/<\/span><span class="[^"]*">/g, ''),
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What was highlighted before: many samples stand on more than one page. */
const highlighted = new Map<string, string>();

/**
 * Turns code into HTML whose tokens carry the name of their colour, `code-keyword` and the like.
 *
 * @throws Error when the language is unknown; `text` is the name for output and prose
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
  const known = highlighted.get(`${name}\n${code}`);
  if (known !== undefined) {
    return known;
  }
  // Prism leaves ">" as it is; a validator of HTML doesn't.
  const html = Prism.highlight(code, grammar, name)
    .split(/(<\/?span[^>]*>)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll('>', '&gt;') : part))
    .join('');
  const coloured = colour(html);
  highlighted.set(`${name}\n${code}`, coloured);
  return coloured;
}

/** Splits highlighted HTML into lines; a token that runs over a line end is closed and opened again. */
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
