import {load} from 'cheerio';
import {isTag, isText, type ChildNode, type Element} from 'domhandler';

import type {Drawing} from '.';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of all text, in px. */
const em = 16;

/** What the patch behind a label is wider on either side than Mermaid makes it, for the fonts of readers, in px. */
const spare = 5;

/** What Mermaid's classes of shapes become; the styles are in `src/components/Diagram`. */
const shapeClasses: Readonly<Record<string, string>> = {
  actor: 'actor',
  'actor-line': 'life',
  messageLine0: 'line',
  messageLine1: 'line dashed',
  loopLine: 'frame',
  labelBox: 'actor',
  note: 'note',
  'flowchart-link': 'line',
  'edge-pattern-dotted': 'dashed',
  'label-container': 'node',
};
/** Classes of texts; those without a name of their own take the colour of the drawing. */
const textClasses: Readonly<Record<string, string>> = {
  actor: '',
  messageText: 'message',
  labelText: '',
  loopText: 'message',
  noteText: 'on-note',
};
const skipped = new Set(['style', 'defs', 'marker', 'filter', 'linearGradient', 'title', 'desc']);

const elementsIn = ({children}: Element): Element[] => children.filter(isTag);
const classesOf = ({attribs}: Element): string[] => (attribs.class ?? '').split(/\s+/);
const textOf = (node: ChildNode): string =>
  isText(node) ? node.data : isTag(node) ? node.children.map(textOf).join('') : '';
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A number with at most one decimal. */
const short = (value: number): string => String(Math.round(value * 10) / 10 + 0);
const pointed = ({x, y}: Point): string => `${short(x)} ${short(y)}`;
const moved = (point: Point, by: Point): Point => ({x: point.x + by.x, y: point.y + by.y});

const numberOf = ({attribs}: Element, name: string): number => Number.parseFloat(attribs[name] ?? '0');

/** A length in px or em, in px. */
const lengthOf = (value = '0'): number => Number.parseFloat(value) * (value.endsWith('em') ? em : 1);

/** Where an element stands by its own transform. */
function offsetOf({attribs: {transform}}: Element): Point {
  if (transform === undefined) {
    return {x: 0, y: 0};
  }
  const [, x, y] = /^\s*translate\(\s*([-\d.e]+)[\s,]+([-\d.e]+)\s*\)\s*$/.exec(transform) ?? [];
  if (x === undefined || y === undefined) {
    throw new Error(`it has the transform "${transform}", and only translate is known`);
  }
  return {x: Number(x), y: Number(y)};
}

/** The class of the style for an element. @throws Error when there is none, or when the diagram brings its own */
function styleOf(element: Element, known: Readonly<Record<string, string>>): string {
  if (/(?:fill|color)\s*:(?!\s*none)/.test(element.attribs.style ?? '')) {
    throw new Error(`it has colours of its own ("${element.attribs.style}"), which fit one colour mode only`);
  }
  const names = classesOf(element).flatMap((name) => known[name] ?? []);
  if (names.length === 0) {
    throw new Error(
      `it has a <${element.name} class="${element.attribs.class ?? ''}">, which src/data/diagrams/simplify.ts doesn't know; add it there and to the styles of src/components/Diagram`,
    );
  }
  return [...new Set(names.filter(Boolean))].join(' ');
}

const attributes = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** All points of a path that is made of M, L and C with absolute coordinates, control points among them. */
function pointsOf(d: string): Point[] {
  if (/[^MLC\d\s,.e-]/.test(d)) {
    throw new Error(`it has a line of another kind than straight and curved: ${d.slice(0, 60)}`);
  }
  const numbers = (d.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{x, y: numbers[index + 1] ?? 0}] : []));
}

/** How far a point is from the line through two others. */
function distance({x, y}: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length;
}

/** The path of a line, moved; a straight one as its two ends. */
function linePath(d: string, by: Point): string {
  const points = pointsOf(d).map((point) => moved(point, by));
  const [from, to] = [points[0], points.at(-1)];
  if (from && to && points.every((point) => distance(point, from, to) < 0.3)) {
    return `M${pointed(from)}L${pointed(to)}`;
  }
  let next = 0;
  return d.replaceAll(/([MLC])[^MLC]*/g, (_all, command: string) => {
    const taken = points.slice(next, next + (command === 'C' ? 3 : 1));
    next += taken.length;
    return `${command}${taken.map(pointed).join(' ')}`;
  });
}

/** An arrowhead, which Mermaid refers to by id, as a shape of its own at the end of a line. */
function head(marker: Element, points: readonly Point[]): string {
  const {attribs} = marker;
  const d = elementsIn(marker)[0]?.attribs.d ?? '';
  if (!/^M[\dL\s.-]*z$/.test(d) || attribs.markerUnits !== 'userSpaceOnUse') {
    throw new Error(`a line ends in ${attribs.id?.replace(/^d[-_]/, '')}; use arrowheads, --> or ->>`);
  }
  const end = points[0];
  const before = points.find((point) => end && Math.hypot(point.x - end.x, point.y - end.y) > 0.5);
  if (!end || !before) {
    throw new Error('a line has no length');
  }
  const sign = attribs.id?.endsWith('Start') && attribs.orient === 'auto' ? -1 : 1;
  const angle = Math.atan2((end.y - before.y) * sign, (end.x - before.x) * sign);
  const [, , seen] = attribs.viewBox?.split(/\s+/) ?? [];
  const scale = seen === undefined ? 1 : numberOf(marker, 'markerWidth') / Number(seen);
  const corners = pointsOf(d.replace(/\s*z$/i, '')).map(({x, y}) => {
    const [right, down] = [(x - numberOf(marker, 'refX')) * scale, (y - numberOf(marker, 'refY')) * scale];
    return {
      x: end.x + right * Math.cos(angle) - down * Math.sin(angle),
      y: end.y + right * Math.sin(angle) + down * Math.cos(angle),
    };
  });
  return `<path class="head" d="M${corners.map(pointed).join('L')}z"/>`;
}

/**
 * A shape with round ends, which Mermaid draws as a path of many short curves.
 *
 * @throws Error when the path is another shape
 */
function pill(path: Element | undefined, at: Point): string {
  const points = pointsOf(path?.attribs.d ?? '');
  const right = Math.max(...points.map(({x}) => x));
  const down = Math.max(...points.map(({y}) => y));
  const isOn = ({x, y}: Point): boolean =>
    Math.abs(Math.hypot(Math.max(0, Math.abs(x) - right + down), y) - down) < 1 || Math.abs(Math.abs(y) - down) < 1;
  if (!points.every(isOn)) {
    throw new Error('it has a shape that is not known; use [], (), ([]), [()] or {}');
  }
  const {x, y} = moved(at, {x: -right, y: -down});
  return `<rect${attributes({class: 'node', x: short(x), y: short(y), width: short(2 * right), height: short(2 * down), rx: short(down)})}/>`;
}

/** Rows of a text, each at its middle and its base line. */
function textRows(text: Element, at: Point, style: string): string[] {
  const own = text.attribs['dominant-baseline'];
  const lift = own === 'central' ? 0.36 * em : own === 'middle' ? 0.28 * em : 0;
  const rows = elementsIn(text).filter(({name}) => name === 'tspan');
  return (rows.length > 0 ? rows : [text])
    .map((row) => {
      const y = lengthOf(row.attribs.y ?? text.attribs.y) + lengthOf(row.attribs.dy ?? text.attribs.dy) + lift;
      const {x, y: base} = moved(at, {x: lengthOf(row.attribs.x ?? text.attribs.x), y});
      const words = textOf(row).trim();
      return words && `<text${attributes({class: style, x: short(x), y: short(base)})}>${escape(words)}</text>`;
    })
    .filter(Boolean);
}

/**
 * Turns what Mermaid draws into a list of shapes without ids, styles and groups. Colours come from classes, so one
 * drawing serves both colour modes.
 *
 * @param svg of a flowchart or a sequence diagram, with labels that are text
 * @throws Error for what the site has no style for
 */
export function simplify(svg: string): Drawing {
  const $ = load(svg, {xml: true});
  const root = $('svg')[0];
  const role = root?.attribs['aria-roledescription'] ?? '';
  const type = role === 'sequence' ? 'sequence' : role.startsWith('flowchart') ? 'flowchart' : undefined;
  if (!root || !type) {
    throw new Error(`it is of the type "${role}"; use flowchart or sequenceDiagram`);
  }
  const [left = 0, top = 0, width = 0, height = 0] = (root.attribs.viewBox ?? '').split(/\s+/).map(Number);
  const shapes: string[] = [];

  function addLine(element: Element, d: string, at: Point): void {
    const style = styleOf(element, shapeClasses);
    const points = pointsOf(d).map((point) => moved(point, at));
    shapes.push(`<path${attributes({class: style, d: linePath(d, at)})}/>`);
    for (const [name, ends] of [
      ['marker-start', points],
      ['marker-end', points.toReversed()],
    ] as const) {
      const id = /^url\(#(.+)\)$/.exec(element.attribs[name] ?? '')?.[1];
      const marker = $('marker')
        .toArray()
        .find(({attribs}) => attribs.id === id);
      if (marker && id !== undefined) {
        shapes.push(head(marker, ends));
      }
    }
  }

  function addRectangle(element: Element, at: Point, style: string, wider = 0): void {
    const {x, y} = moved(at, {x: numberOf(element, 'x') - wider, y: numberOf(element, 'y')});
    const [w = 0, h = 0, rx = 0] = ['width', 'height', 'rx'].map((name) => numberOf(element, name));
    const round = rx > 0 ? short(rx) : '';
    shapes.push(
      `<rect${attributes({class: style, x: short(x), y: short(y), width: short(w + 2 * wider), height: short(h), rx: round})}/>`,
    );
  }

  /** A label of a flowchart: rows, and behind those of a line a patch that hides the line. */
  function addLabel(label: Element, at: Point, style: string): void {
    const here = moved(at, offsetOf(label));
    for (const child of elementsIn(label)) {
      if (child.name === 'g') {
        addLabel(child, here, style);
      } else if (child.name === 'rect' && child.attribs.width) {
        addRectangle(child, here, 'patch', spare);
      } else if (child.name === 'text') {
        shapes.push(...textRows(child, {x: style === '' ? here.x : at.x, y: here.y}, style));
      }
    }
  }

  function addGroup(group: Element, at: Point): void {
    for (const child of elementsIn(group)) {
      if (child.name === 'rect') {
        addRectangle(child, at, 'group');
      } else {
        const box = elementsIn(group).find(({name}) => name === 'rect');
        const middle = box ? numberOf(box, 'x') + numberOf(box, 'width') / 2 : 0;
        const {y} = offsetOf(child);
        elementsIn(child).forEach((inner) => addLabel(inner, {x: at.x + middle, y: at.y + y}, 'of-group'));
      }
    }
  }

  function add(element: Element, from: Point): void {
    const at = moved(from, offsetOf(element));
    const {name, attribs} = element;
    const classes = classesOf(element);
    // A label without text leaves a rectangle without a size.
    if (skipped.has(name) || (name === 'rect' && !attribs.width)) {
      return;
    }
    if (classes.includes('cluster')) {
      addGroup(element, at);
    } else if (classes.includes('label')) {
      addLabel(element, from, '');
    } else if (classes.includes('outer-path') && name === 'g') {
      shapes.push(pill(elementsIn(element)[0], at));
    } else if (name === 'g') {
      elementsIn(element).forEach((child) => add(child, at));
    } else if (name === 'text') {
      shapes.push(...textRows(element, at, styleOf(element, textClasses)));
    } else if (name === 'rect') {
      addRectangle(element, at, styleOf(element, shapeClasses));
    } else if (name === 'line') {
      addLine(element, `M${attribs.x1},${attribs.y1} L${attribs.x2},${attribs.y2}`, at);
    } else if (name === 'polygon') {
      const corners = pointsOf(attribs.points ?? '').map((point) => pointed(moved(point, at)));
      shapes.push(`<path${attributes({class: styleOf(element, shapeClasses), d: `M${corners.join('L')}z`})}/>`);
    } else if (name === 'path' && /a/.test(attribs.d ?? '')) {
      // The drum of a database: where it begins, and then relative to that.
      const [, x, y, rest = ''] = /^M([-\d.]+),([-\d.]+)([\s\S]*)$/.exec(attribs.d ?? '') ?? [];
      const d = `M${pointed(moved(at, {x: Number(x), y: Number(y)}))}${rest.replaceAll(/-?\d[\d.]*/g, (each) => short(Number(each)))}`;
      shapes.push(`<path${attributes({class: styleOf(element, shapeClasses), d})}/>`);
    } else if (name === 'path') {
      addLine(element, attribs.d ?? '', at);
    } else {
      styleOf(element, {});
    }
  }

  elementsIn(root).forEach((child) => add(child, {x: -left, y: -top}));
  return {type, width: Math.ceil(width), height: Math.ceil(height), shapes: shapes.join('\n')};
}
