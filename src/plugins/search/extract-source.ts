import {anchorOf} from '../../shared/search/format';
import {SectionCollector, type SectionRecord} from './record';

const fence = /^\s*(`{3,}|~{3,})\s*(\S*)/;

/** Strips Markdown syntax. */
function stripMarkdown(markdown: string): string {
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
 * Extracts the sections of a page from its MDX, roughly as `extractHtml` would from its HTML, because the development
 * server writes no HTML.
 */
export function extractSource(source: string): SectionRecord[] {
  const sections = new SectionCollector();
  const anchorCounts = new Map<string, number>();
  let closing: string | undefined;
  let inDiagram = false;
  for (const line of source.replace(/^---\n[\s\S]*?\n---\n/, '').split('\n')) {
    const [, fenceMarks, language] = fence.exec(line) ?? [];
    if (closing !== undefined) {
      if (fenceMarks?.startsWith(closing)) {
        closing = undefined;
      } else if (!inDiagram) {
        sections.add(`${line} `);
      }
      continue;
    }
    if (fenceMarks) {
      closing = fenceMarks;
      inDiagram = language === 'mermaid';
      continue;
    }
    const [, hashes, written = '', id] = /^(#{2,6})\s+(.*?)\s*(?:\{#([^}]+)\})?\s*$/.exec(line) ?? [];
    if (hashes) {
      const heading = stripMarkdown(written).trim();
      const anchor = id ?? anchorOf(heading);
      const times = anchorCounts.get(anchor) ?? 0;
      anchorCounts.set(anchor, times + 1);
      sections.open(hashes.length, heading, times > 0 ? `${anchor}-${times}` : anchor);
    } else if (!/^\s*(?:import|export)\s/.test(line)) {
      sections.add(`${stripMarkdown(line)} `);
    }
  }
  return sections.finish();
}
