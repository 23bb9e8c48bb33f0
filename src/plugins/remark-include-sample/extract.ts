/**
 * `// #region name`, `# #region name`, `<!-- #region name -->`, `-- #region name`; `#endregion` likewise. Helpers that a
 * region uses are behind its name: `// #region name uses client server`.
 */
const marker =
  /^\s*(?:\/\/|#|--|;|\/\*|<!--)\s*#(region|endregion)\b[ \t]*([\w-]*)(?:[ \t]+uses[ \t]+(\w[\w \t-]*?))?\s*(?:-->|\*\/)?\s*$/;

/** Lines of a file, first and last, 1-based. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A region of a source file. */
export interface Region extends Span {
  /** Without common indentation and region markers. */
  readonly code: string;
  /** Helpers that it uses: `client` is the region `helper-client`. */
  readonly uses: readonly string[];
}

interface MarkedSpan extends Span {
  readonly uses: readonly string[];
}

function linesOf(source: string): string[] {
  return source.replace(/\r\n/g, '\n').replace(/\n$/, '').split('\n');
}

/** @throws Error when regions aren't closed, are closed twice, or share a name */
function spansOf(lines: readonly string[]): Map<string, MarkedSpan> {
  const spans = new Map<string, MarkedSpan>();
  const open: {name: string; line: number; uses: string[]}[] = [];
  for (const [index, line] of lines.entries()) {
    const [, kind, name = '', uses = ''] = marker.exec(line) ?? [];
    if (kind === 'region') {
      if (!name) {
        throw new Error(`line ${index + 1}: the region has no name`);
      }
      open.push({name, line: index + 1, uses: uses.split(/\s+/).filter(Boolean)});
    } else if (kind === 'endregion') {
      const last = open.pop();
      if (!last || (name && name !== last.name)) {
        throw new Error(
          `line ${index + 1}: #endregion${name && ` ${name}`} closes ${last ? `"${last.name}"` : 'nothing'}`,
        );
      }
      if (spans.has(last.name)) {
        throw new Error(`line ${last.line}: the region "${last.name}" is declared twice`);
      }
      spans.set(last.name, {from: last.line + 1, to: index, uses: last.uses});
    }
  }
  const [unclosed] = open;
  if (unclosed) {
    throw new Error(`line ${unclosed.line}: the region "${unclosed.name}" isn't closed`);
  }
  return spans;
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return lines
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Leaves out markers. Of the blank lines around one, those on one side stay: the more. */
function withoutMarkers(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let blank = 0;
  let blankBefore = 0;
  for (const line of lines) {
    if (marker.test(line)) {
      blankBefore = Math.max(blankBefore, blank);
      blank = 0;
    } else if (line.trim() === '') {
      blank += 1;
    } else {
      kept.push(...Array<string>(Math.max(blankBefore, blank)).fill(''), line);
      blank = 0;
      blankBefore = 0;
    }
  }
  return kept;
}

/**
 * The regions that a source file declares, in the order in which they end.
 *
 * @throws Error when its markers don't match
 */
export function regionsOf(source: string): string[] {
  return [...spansOf(linesOf(source)).keys()];
}

/**
 * Extracts a region from a source file.
 *
 * @param region name of the region; undefined is the whole file
 * @throws Error when the region doesn't exist (naming those that do) or is empty, or the markers don't match
 */
export function findRegion(source: string, region: string | undefined): Region {
  const lines = linesOf(source);
  const spans = spansOf(lines);
  const span = region === undefined ? {from: 1, to: lines.length, uses: []} : spans.get(region);
  if (!span) {
    const names = [...spans.keys()].sort().join(', ');
    throw new Error(`there is no region "${region}"; ${names ? `the file has ${names}` : 'the file has no regions'}`);
  }
  const code = dedent(withoutMarkers(lines.slice(span.from - 1, span.to)));
  if (!code) {
    throw new Error(region === undefined ? 'the file is empty' : `the region "${region}" is empty`);
  }
  return {code, ...span};
}

/** Code of some lines, with `…` in a comment for the regions that are left out. */
export function withoutRegions(source: string, span: Span, regions: readonly Span[]): string {
  const isLeftOut = (line: number): boolean => regions.some(({from, to}) => from <= line && line <= to);
  const kept = linesOf(source).flatMap((text, index) => {
    const line = index + 1;
    if (line < span.from || line > span.to || isLeftOut(line)) {
      return [];
    }
    return [isLeftOut(line + 1) ? text.replace(/#region\s+[\w-]+(?:\s+uses(?:\s+\w[\w-]*)+)?/, '…') : text];
  });
  return dedent(withoutMarkers(kept)).replace(/^([ \t]*\S+ …)(?:\n+\1)+$/gm, '$1');
}

/** The code of a region; see {@link findRegion}. */
export function extractRegion(source: string, region: string | undefined): string {
  return findRegion(source, region).code;
}
