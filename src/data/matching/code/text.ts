/** Code on one line, or a group that is broken into lines if it is too long. */
export type Code = string | Group;

/** Brackets with items between them: the arguments of a call, the fields of an object, the elements of a list. */
export interface Group {
  readonly open: string;
  readonly items: readonly Code[];
  readonly close: string;
  /** Between items, before the line break or the space; a comma unless it says otherwise. */
  readonly separator?: string;
  /** After the last item when the group is broken; nothing unless it says otherwise. */
  readonly trailing?: string;
  /** Inside the brackets when the group is on one line, such as the space in Ruby's `{ a: 1 }`. */
  readonly padding?: string;
  /** Whether each item is on its own line even if the group were short enough. */
  readonly broken?: boolean;
  /** Whether brackets of the last item share the line of these, as in `eachLike({`. */
  readonly hug?: boolean;
}

/** How code is laid out. */
export interface Style {
  /** Columns that a line may have. */
  readonly width: number;
  /** One level of indentation. */
  readonly indent: string;
}

/**
 * Puts text before code.
 *
 * @param text such as the name of a field and a colon
 * @param code code that follows on the same line
 * @returns the code with the text before it, which still breaks as before
 */
export function prefixed(text: string, code: Code): Code {
  return typeof code === 'string' ? text + code : {...code, open: text + code.open};
}

function mustBreak(code: Code): boolean {
  return typeof code !== 'string' && ((code.broken ?? false) || code.items.some(mustBreak));
}

/**
 * Prints code on one line.
 *
 * @param code code of which no group is broken
 * @returns the line
 */
export function flat(code: Code): string {
  if (typeof code === 'string') {
    return code;
  }
  const {open, items, close, separator = ',', padding = ''} = code;
  const pad = items.length > 0 ? padding : '';
  return open + pad + items.map(flat).join(`${separator} `) + pad + close;
}

/**
 * Prints code, with the groups broken that don't fit into a line, the outermost first.
 *
 * @param code what to print
 * @param style width and indentation
 * @param margin indentation of the line that the code is on, which the lines after the first begin with
 * @param before columns of the first line that are taken in addition to the margin, such as those of `return `
 * @param after columns that are kept free at the end of the last line, for a comma or a semicolon
 * @returns the lines; the first without the margin
 */
export function layout(code: Code, style: Style, margin = '', before = 0, after = 1): string {
  if (typeof code === 'string') {
    return code;
  }
  const line = flat(code);
  if (code.items.length === 0 || (!mustBreak(code) && margin.length + before + line.length + after <= style.width)) {
    return line;
  }
  const {open, items, close, separator = ',', trailing = '', hug = false} = code;
  const last = items.at(-1);
  const others = items.slice(0, -1);
  if (hug && last !== undefined && typeof last !== 'string' && others.every((each) => !mustBreak(each))) {
    const start = open + others.map((each) => flat(each) + separator + ' ').join('');
    if (margin.length + before + start.length + last.open.length <= style.width) {
      return (
        start + layout({...last, broken: true}, style, margin, before + start.length, after + close.length) + close
      );
    }
  }
  const inner = margin + style.indent;
  const lines = items.map((each, index) => {
    const end = index < items.length - 1 ? separator : trailing;
    return inner + layout(each, style, inner, 0, end.length) + end;
  });
  return [open.trimEnd(), ...lines, margin + close.trimStart()].join('\n');
}

/**
 * Indents lines.
 *
 * @param text lines; empty ones stay empty
 * @param by what each line begins with
 * @returns the indented lines
 */
export function indent(text: string, by: string): string {
  return text.replaceAll(/^(?=.)/gm, by);
}

/** Control characters that most languages have a short escape for. */
const shortEscapes: Readonly<Record<string, string>> = {'\n': '\\n', '\r': '\\r', '\t': '\\t'};

/** Escapes a character as `\u0000`, with the four hexadecimal digits of each UTF-16 code unit. */
function unicodeEscape(character: string): string {
  return Array.from(
    {length: character.length},
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}

/**
 * Writes a string literal in the syntax that languages took over from C.
 *
 * @param text the value
 * @param quote the quotation mark; it and the backslash are escaped
 * @param options `also` are further characters that get a backslash, such as the `$` of Kotlin; `escape` writes control
 * characters that have no short escape, `\u0000` unless it says otherwise
 * @returns the literal
 */
export function quoted(
  text: string,
  quote: '"' | "'",
  {also = '', escape = unicodeEscape}: {also?: string; escape?: (character: string) => string} = {},
): string {
  const characters = Array.from(text, (character) => {
    if (character === '\\' || character === quote || also.includes(character)) {
      return `\\${character}`;
    }
    // U+2028 and U+2029 end a line in some languages, and a lone surrogate can't be written to a file.
    return /[\p{Cc}\p{Cs}\u2028\u2029]/u.test(character) ? (shortEscapes[character] ?? escape(character)) : character;
  });
  return quote + characters.join('') + quote;
}
