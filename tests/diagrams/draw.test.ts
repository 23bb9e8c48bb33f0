import {beforeAll, describe, expect, it} from 'vitest';

import {readDrawing, writeDrawing, type Drawing, type Layout} from '../../src/data/diagrams';
import {widest} from '../../src/data/diagrams/options';
import {draw} from './draw';
import {allDiagrams} from './generate';

const number = /-?\d+(?:\.\d+)?/g;

/** Tolerance for positions in px, because browser releases measure text slightly differently. */
const tolerance = 2;

/** Whether two drawings differ, apart from positions within the tolerance. */
function differs(one: Drawing, other: Drawing): boolean {
  const [first, second] = [writeDrawing(one), writeDrawing(other)];
  const [places, others] = [first.match(number) ?? [], second.match(number) ?? []];
  return (
    first.replaceAll(number, '#') !== second.replaceAll(number, '#') ||
    places.some((place, index) => Math.abs(Number(place) - Number(others[index])) > tolerance)
  );
}

const layoutsOf = ({wide, narrow}: Drawing): Layout[] => (narrow ? [wide, narrow] : [wide]);

const diagrams = allDiagrams();
let drawn: Drawing[];

beforeAll(async () => {
  drawn = await draw([...diagrams.values()]);
});

describe('the drawings', () => {
  it('are what Mermaid draws', () => {
    const kept = [...diagrams.values()].map((code, index) => ({code, kept: readDrawing(code), now: drawn[index]}));
    const changed = kept.filter((each) => each.kept && each.now && differs(each.kept, each.now));
    console.log(`diagrams: checked ${diagrams.size} diagrams`);
    expect(diagrams.size).toBeGreaterThan(0);
    expect(
      changed.map(({code}) => code),
      'run "npm run generate -- diagrams"',
    ).toEqual([]);
  });

  it('have neither ids, nor styles, nor colours', () => {
    for (const {shapes} of drawn.flatMap(layoutsOf)) {
      expect(shapes).not.toMatch(/\s(?:id|style|fill|stroke)=|url\(|NaN|undefined/);
    }
  });

  it('take at most 4 kB in each layout', () => {
    const sizes = drawn
      .flatMap(layoutsOf)
      .map(({shapes}) => shapes.length)
      .sort((a, b) => a - b);
    console.log(`diagrams: ${sizes[Math.floor(sizes.length / 2)]} bytes in the middle, ${sizes.at(-1)} at most`);
    expect(sizes.at(-1)).toBeLessThan(4096);
  });

  it('fit into a column of 720 px and on a phone with text of 13 px', () => {
    for (const {wide, narrow} of drawn) {
      expect(wide.width).toBeLessThanOrEqual(widest.wide);
      expect((narrow ?? wide).width).toBeLessThanOrEqual(widest.narrow);
    }
    const roles = drawn.flatMap(({wide}) => wide.shapes.match(/(?:node|actor) role-\w+/g) ?? []);
    console.log(`diagrams: ${roles.length} boxes have a role`);
    expect(roles.length).toBeGreaterThan(100);
  });

  it('are reported when they have changed', () => {
    const [one] = drawn;
    if (!one) {
      throw new Error('there are no drawings');
    }
    const {wide} = one;
    const other = (change: Partial<Layout>): Drawing => ({...one, wide: {...wide, ...change}});
    expect(differs(one, other({width: wide.width + tolerance}))).toBe(false);
    expect(differs(one, other({width: wide.width + tolerance + 1}))).toBe(true);
    expect(differs(one, other({shapes: `${wide.shapes}\n<text>x</text>`}))).toBe(true);
  });

  it("are rejected with the diagram that can't be drawn", async () => {
    await expect(draw(['pie\n  "tea": 1'])).rejects.toThrow(
      /^This diagram can't be drawn: it is of the type "pie"; use flowchart or sequenceDiagram\n\npie/,
    );
    await expect(draw(['flowchart LR\n  a[b --> c'])).rejects.toThrow(/^This diagram can't be drawn: .*Parse error/);
    await expect(draw(['flowchart LR\n  a["pacts/OrderWeb-OrderApi-and-more.json"] --> b'])).rejects.toThrow(
      'is part of a word that is too long for its box; add a <br/> where it may break',
    );
    const row = ['Apples', 'Bananas', 'Cherries', 'Plums', 'Grapes', 'Lemons'].map((each) => `  tree --> ${each}`);
    await expect(draw([['flowchart TD', ...row].join('\n')])).rejects.toThrow(
      /it takes \d+ px, but a phone has 436; put fewer boxes into a row, or shorten labels/,
    );
  });
});
