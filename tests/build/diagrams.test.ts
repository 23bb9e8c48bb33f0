import {readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';

import {diagramsOf, readDrawing} from '../../src/data/diagrams';
import {docPages, pages, parsePage, postPages, readBuilt, type BuiltPage} from './site';

/** File of a page, from the link that leads to its editor. */
function sourceOf({$, file}: BuiltPage): string {
  const [, source] = /\/edit\/master\/(.+)$/.exec($('a.theme-edit-this-page').attr('href') ?? '') ?? [];
  if (source === undefined) {
    throw new Error(`${file} has no link to its source; the theme writes it as a.theme-edit-this-page`);
  }
  return readFileSync(source, 'utf8');
}

/** Finds diagrams of a page's source that the page doesn't show as they are drawn, in their order and with a name. */
function diagramFaults({$, file}: BuiltPage, codes: readonly string[]): string[] {
  const shown = $('main svg[class*="diagram_"]').toArray();
  const faults = codes.flatMap((code, index) => {
    const [svg, drawing] = [shown[index], readDrawing(code)];
    const same =
      svg &&
      drawing &&
      Number(svg.attribs.width) === drawing.width &&
      Number(svg.attribs.height) === drawing.height &&
      $(svg).text() === load(drawing.shapes.replaceAll('\n', ''), null, false).root().text();
    return same ? [] : [`${file}: lacks the drawing of its diagram ${index + 1}; run "npm run generate:diagrams"`];
  });
  return [
    ...faults,
    ...(shown.length > codes.length ? [`${file}: shows ${shown.length} diagrams for ${codes.length} fences`] : []),
    ...shown
      .filter(({attribs}) => attribs.role !== 'img' || !attribs['aria-label']?.trim())
      .map(() => `${file}: has a diagram without a name; src/plugins/remark-diagrams gives it`),
  ];
}

/** What only Mermaid's own code has. */
const mermaid = /flowchart-v2|mermaidAPI/;

/** Finds scripts that a page loads, or would load, to draw diagrams. */
function scriptFaults({html, file}: BuiltPage, drawing: readonly string[]): string[] {
  return drawing
    .filter((script) => html.includes(script))
    .map(
      (script) => `${file}: names ${script}, which draws diagrams; src/plugins/remark-diagrams draws them in the build`,
    );
}

describe('diagrams', () => {
  it('are in their pages, drawn, all of them', () => {
    const sources = [...docPages, ...postPages].map((page) => ({page, codes: diagramsOf(sourceOf(page))}));
    const count = sources.flatMap(({codes}) => codes).length;
    console.log(
      `diagrams: looked at ${count} of ${sources.filter(({codes}) => codes.length > 0).length} pages, and at ${sources.length} pages in all`,
    );
    expect(count).toBeGreaterThan(0);
    expect(sources.flatMap(({page, codes}) => diagramFaults(page, codes))).toEqual([]);
  });

  it('need no script: no page names one that has Mermaid in it', () => {
    const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
    const drawing = scripts.filter((file) => mermaid.test(readBuilt(`assets/js/${file}`)));
    console.log(`diagrams: looked at ${scripts.length} scripts and ${pages.length} pages`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(pages.flatMap((page) => scriptFaults(page, drawing))).toEqual([]);
    expect(mermaid.test('const id="flowchart-v2"')).toBe(true);
    expect(scriptFaults(parsePage('bad.html', '<script src="/assets/js/1.a.js"></script>'), ['1.a.js'])).toEqual([
      'build/bad.html: names 1.a.js, which draws diagrams; src/plugins/remark-diagrams draws them in the build',
    ]);
  });

  it('are reported when they are missing, nameless or too many', () => {
    const bad = (html: string): BuiltPage => parsePage('bad.html', `<main>${html}</main>`);
    const svg = '<svg class="diagram_x" role="img" aria-label="a" width="1" height="1"></svg>';
    expect(diagramFaults(bad(svg), ['flowchart LR\n  a-->b'])).toEqual([
      'build/bad.html: lacks the drawing of its diagram 1; run "npm run generate:diagrams"',
    ]);
    expect(diagramFaults(bad(svg), [])).toEqual(['build/bad.html: shows 1 diagrams for 0 fences']);
    expect(diagramFaults(bad(svg.replace('"a"', '""')), [])).toContain(
      'build/bad.html: has a diagram without a name; src/plugins/remark-diagrams gives it',
    );
  });
});
