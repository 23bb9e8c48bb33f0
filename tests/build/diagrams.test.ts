import {readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import type {Element} from 'domhandler';
import {describe, expect, it} from 'vitest';

import {diagramsOf, readDrawing, type Drawing} from '../../src/data/diagrams';
import {diagrams, docPages, pages, parsePage, postPages, readBuilt, type BuiltPage} from './site';

/** File of a page, from the link that leads to its editor. */
function sourceOf({$, file}: BuiltPage): string {
  const [, source] = /\/edit\/master\/(.+)$/.exec($('a.theme-edit-this-page').attr('href') ?? '') ?? [];
  if (source === undefined) {
    throw new Error(`${file} has no link to its source; the theme writes it as a.theme-edit-this-page`);
  }
  return readFileSync(source, 'utf8');
}

/** Whether an element has the layouts of a committed drawing, with their sizes and texts. */
function isDrawn({$}: BuiltPage, element: Element, {wide, narrow}: Drawing): boolean {
  const layouts = narrow ? [wide, narrow] : [wide];
  const shown = $(element).find('svg').toArray();
  return (
    shown.length === layouts.length &&
    layouts.every(({width, height, shapes}, index) => {
      const svg = shown[index];
      return (
        Number(svg?.attribs.width) === width &&
        Number(svg?.attribs.height) === height &&
        $(svg).text() === load(shapes.replaceAll('\n', ''), null, false).root().text()
      );
    })
  );
}

/**
 * Finds diagrams that are in a page's source but missing from the page, out of order or without a name. A diagram without
 * a committed drawing is rendered in the browser until `.github/workflows/diagrams.yml` adds one.
 */
function diagramFaults(page: BuiltPage, codes: readonly string[]): string[] {
  const {$, file} = page;
  const shown = $('main').find(diagrams).toArray();
  const faults = codes.flatMap((code, index) => {
    const [element, drawing] = [shown[index], readDrawing(code)];
    if (drawing) {
      return element && isDrawn(page, element, drawing)
        ? []
        : [`${file}: lacks the drawing of its diagram ${index + 1}; run "npm run generate -- diagrams"`];
    }
    return element?.attribs.class?.includes('live_')
      ? []
      : [`${file}: lacks its diagram ${index + 1}, which the browser renders; check src/plugins/remark-diagrams`];
  });
  return [
    ...faults,
    ...(shown.length > codes.length ? [`${file}: shows ${shown.length} diagrams for ${codes.length} fences`] : []),
    ...shown
      .filter(({attribs}) => attribs.role !== 'img' || !attribs['aria-label']?.trim())
      .map(() => `${file}: has a diagram without a name; src/plugins/remark-diagrams gives it`),
  ];
}

/** Matches only the code of Mermaid itself. */
const mermaid = /flowchart-v2|mermaidAPI/;

/** Finds scripts that a page loads, or could load, to draw diagrams. */
function scriptFaults({html, file}: BuiltPage, drawing: readonly string[]): string[] {
  return drawing
    .filter((script) => html.includes(script))
    .map(
      (script) => `${file}: names ${script}, which draws diagrams; src/plugins/remark-diagrams draws them in the build`,
    );
}

/** Text of drawings, and the smallest that is shown, in px. */
const [drawnText, smallestText] = [16, 13];

/** Width of a drawing whose text is shown at its smallest in a column of this width. */
const widestIn = (column: number): number => (column * drawnText) / smallestText;

/**
 * Finds layouts whose text is shown smaller than 13 px, or that scroll: the wide one in a column of 720 px, from which it
 * is shown, and the narrow one on a phone of 390 px, whose column has 358 px.
 */
function sizeFaults({$, file}: BuiltPage): string[] {
  return $('main [class*="diagram_"] > svg')
    .toArray()
    .flatMap((svg) => {
      const width = Number(svg.attribs.width);
      const column = /\bwide_/.test(svg.attribs.class ?? '') ? 720 : 358;
      const least = Number(/min-width:\s*([\d.]+)px/.exec(svg.attribs.style ?? '')?.[1] ?? 0);
      return [
        ...(least < (width * smallestText) / drawnText
          ? [`${file}: a diagram of ${width} px shrinks to ${least} px`]
          : []),
        ...(width > widestIn(column) ? [`${file}: a diagram of ${width} px scrolls in a column of ${column} px`] : []),
      ];
    });
}

describe('diagrams', () => {
  it('show no text smaller than 13 px, and fit at 1366 px and on a phone', () => {
    const count = pages.reduce((sum, {$}) => sum + $('main [class*="diagram_"] > svg').length, 0);
    console.log(`diagrams: checked the size of ${count} drawings`);
    expect(count).toBeGreaterThan(100);
    expect(pages.flatMap(sizeFaults)).toEqual([]);
    const bad = (svg: string): string[] =>
      sizeFaults(parsePage('bad.html', `<main><div class="diagram_x">${svg}</div></main>`));
    expect(bad('<svg class="layout_x wide_x" width="900" style="min-width:732px"></svg>')).toEqual([
      'build/bad.html: a diagram of 900 px scrolls in a column of 720 px',
    ]);
    expect(bad('<svg class="layout_x narrow_x" width="400" style="min-width:300px"></svg>')).toEqual([
      'build/bad.html: a diagram of 400 px shrinks to 300 px',
    ]);
  });

  it('are all in their pages', () => {
    const sources = [...docPages, ...postPages].map((page) => ({page, codes: diagramsOf(sourceOf(page))}));
    const codes = sources.flatMap((source) => source.codes);
    const undrawn = codes.filter((code) => readDrawing(code) === undefined);
    console.log(
      `diagrams: checked ${codes.length} in ${sources.length} pages; ${undrawn.length} of them not drawn yet`,
    );
    expect(codes.length).toBeGreaterThan(0);
    expect(sources.flatMap(({page, codes: own}) => diagramFaults(page, own))).toEqual([]);
  });

  it('need no script: no page refers to one that contains Mermaid', () => {
    const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
    const drawing = scripts.filter((file) => mermaid.test(readBuilt(`assets/js/${file}`)));
    console.log(`diagrams: checked ${scripts.length} scripts and ${pages.length} pages`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(pages.flatMap((page) => scriptFaults(page, drawing))).toEqual([]);
    expect(mermaid.test('const id="flowchart-v2"')).toBe(true);
    expect(scriptFaults(parsePage('bad.html', '<script src="/assets/js/1.a.js"></script>'), ['1.a.js'])).toEqual([
      'build/bad.html: names 1.a.js, which draws diagrams; src/plugins/remark-diagrams draws them in the build',
    ]);
  });

  it('are reported when they are missing, outdated, nameless or too many', () => {
    const bad = (html: string): BuiltPage => parsePage('bad.html', `<main>${html}</main>`);
    const svg = '<div class="diagram_x" role="img" aria-label="a"><svg width="1" height="1"></svg></div>';
    const [drawn = ''] = diagramsOf(readFileSync('docs/getting_started/how_pact_works.mdx', 'utf8'));
    expect(diagramFaults(bad(svg), [drawn])).toEqual([
      'build/bad.html: lacks the drawing of its diagram 1; run "npm run generate -- diagrams"',
    ]);
    expect(diagramFaults(bad(svg), [])).toEqual(['build/bad.html: shows 1 diagrams for 0 fences']);
    expect(diagramFaults(bad(svg.replace('"a"', '""')), [])).toContain(
      'build/bad.html: has a diagram without a name; src/plugins/remark-diagrams gives it',
    );
  });

  it('can be rendered by the browser while they have no drawing', () => {
    const [undrawn, live] = ['flowchart LR\n  a-->b', '<div class="live_x" role="img" aria-label="a"></div>'];
    expect(diagramFaults(parsePage('good.html', `<main>${live}</main>`), [undrawn])).toEqual([]);
    expect(diagramFaults(parsePage('bad.html', '<main></main>'), [undrawn])).toEqual([
      'build/bad.html: lacks its diagram 1, which the browser renders; check src/plugins/remark-diagrams',
    ]);
  });
});
