import {anchorOf} from '../../shared/search/format';
import {SectionCollector, type SectionRecord} from './record';

const fence = /^\s*(`{3,}|~{3,})\s*(\S*)/;

/** Markdown without its signs. */
function plain(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/^\s*(?:[-*+]|\d+\.|>)\s+/, '')
    .replace(/^\s*\|?[\s:|-]*-{3,}[\s:|-]*$/, '')
    .replace(/^:::.*$/, '')
    .replaceAll('|', ' ')
    .replace(/\\([{}<>*_`|])/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '');
}

/**
 * Reads the MDX of a page roughly as its HTML would come out, for the development server, which writes
 * no HTML.
 */
export function extractSource(source: string): SectionRecord[] {
  const sections = new SectionCollector();
  const taken = new Map<string, number>();
  let closing: string | undefined;
  let drawing = false;
  for (const line of source.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')) {
    const [, marks, language] = fence.exec(line) ?? [];
    if (closing !== undefined) {
      if (marks?.startsWith(closing)) {
        closing = undefined;
      } else if (!drawing) {
        sections.add(`${line} `);
      }
      continue;
    }
    if (marks) {
      closing = marks;
      drawing = language === 'mermaid';
      continue;
    }
    const [, signs, written = '', id] = /^(#{2,6})\s+(.*?)\s*(?:\{#([^}]+)\})?\s*$/.exec(line) ?? [];
    if (signs) {
      const heading = plain(written).trim();
      const anchor = id ?? anchorOf(heading);
      const times = taken.get(anchor) ?? 0;
      taken.set(anchor, times + 1);
      sections.open(signs.length, heading, times > 0 ? `${anchor}-${times}` : anchor);
    } else if (!/^\s*(?:import|export)\s/.test(line)) {
      sections.add(`${plain(line)} `);
    }
  }
  return sections.finish();
}
