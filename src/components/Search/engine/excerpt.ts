import {normalise} from './query';
import {readWords, wholeOf} from '@site/src/shared/search/tokens';

/** Terms and phrases to highlight. */
export interface HighlightTerms {
  readonly terms: ReadonlySet<string>;
  readonly phrases: readonly string[];
}

/** A range to highlight. A phrase or a complete identifier is worth more than a single word. */
type Span = readonly [start: number, end: number, worth: number];

const worthWhole = 4;

const excerptLength = 160;
const lead = 40;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

function spansOf(text: string, {terms, phrases}: HighlightTerms): Span[] {
  const spans: Span[] = [];
  const lower = text.toLowerCase();
  // Offsets are only valid if lowercasing keeps the length.
  for (const phrase of lower.length === text.length ? phrases : []) {
    for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + phrase.length)) {
      spans.push([at, at + phrase.length, worthWhole]);
    }
  }
  for (const {whole, start, end, parts} of readWords(text)) {
    if (whole && terms.has(whole)) {
      spans.push([start, end, worthWhole]);
    } else {
      parts.filter(({term}) => terms.has(term)).forEach((part) => spans.push([part.start, part.end, 1]));
    }
  }
  spans.sort((one, other) => one[0] - other[0] || other[1] - one[1]);
  let reached = 0;
  return spans.filter(([start, end]) => {
    const apart = start >= reached;
    reached = apart ? end : reached;
    return apart;
  });
}

function mark(text: string, spans: readonly Span[], from: number, to: number): string {
  let at = from;
  let html = '';
  for (const [start, end] of spans) {
    if (start >= from && end <= to) {
      html += `${escape(text.slice(at, start))}<mark>${escape(text.slice(start, end))}</mark>`;
      at = end;
    }
  }
  return html + escape(text.slice(at, to));
}

/** A text as HTML with matches in `<mark>`. */
export function highlight(text: string, wanted: HighlightTerms): string {
  return mark(text, spansOf(text, wanted), 0, text.length);
}

/** The first words of a text, as plain text, about as long as an excerpt. */
export function leadOf(text: string): string {
  return text.length <= excerptLength ? text : `${text.slice(0, text.lastIndexOf(' ', excerptLength))}…`;
}

/** Whether a text contains every phrase. */
export function containsPhrases(text: string, phrases: readonly string[]): boolean {
  const plain = normalise(text);
  return phrases.every((phrase) => plain.includes(phrase));
}

/** A part of a text. */
export interface Excerpt {
  readonly text: string;
  /** The text with matches in `<mark>`. */
  readonly html: string;
}

const longestJoin = 4;

/**
 * How much of a query a text contains. Each term counts once, and compound names also match as separate words.
 *
 * @param asked terms of the query itself, without completions and corrected spellings
 */
export function worthOf(text: string, asked: ReadonlySet<string>): number {
  const words = readWords(text);
  const wholes = new Set<string>();
  const parts = new Set<string>();
  words.forEach((word, from) => {
    word.parts.forEach(({term}) => parts.add(term));
    for (let count = 1; count <= Math.min(longestJoin, words.length - from); count += 1) {
      const whole = wholeOf(
        words
          .slice(from, from + count)
          .map((each) => each.text)
          .join(''),
      );
      if (whole && (count > 1 || word.whole)) {
        wholes.add(whole);
      }
    }
  });
  return [...asked].reduce((sum, term) => sum + (wholes.has(term) ? worthWhole : parts.has(term) ? 1 : 0), 0);
}

/**
 * The part of a text with the most matches.
 *
 * @returns undefined when nothing matches
 */
export function excerpt(text: string, wanted: HighlightTerms): Excerpt | undefined {
  const spans = spansOf(text, wanted);
  let best: {start: number; worth: number} | undefined;
  for (const [index, [start]] of spans.entries()) {
    const inside = spans.slice(index).filter(([, end]) => end <= start + excerptLength - lead);
    const different = new Map(inside.map(([from, to, value]) => [text.slice(from, to).toLowerCase(), value]));
    const worth = [...different.values()].reduce((sum, value) => sum + value, 0) + inside.length / 100;
    if (!best || worth > best.worth) {
      best = {start, worth};
    }
  }
  if (!best) {
    return undefined;
  }
  const near = Math.max(0, best.start - lead);
  const space = near === 0 ? -1 : text.indexOf(' ', near);
  const from = space < 0 || space > best.start ? near : space + 1;
  const wide = Math.min(text.length, from + excerptLength);
  const lastSpace = text.lastIndexOf(' ', wide);
  const to = wide === text.length || lastSpace <= best.start ? wide : lastSpace;
  const html = `${from > 0 ? '…' : ''}${mark(text, spans, from, to)}${to < text.length ? '…' : ''}`;
  return {html, text: text.slice(from, to)};
}
