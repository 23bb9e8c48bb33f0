import {load} from 'cheerio';
import {isTag, isText, type ChildNode, type Element} from 'domhandler';

import {roleFinderOf, roles, type RoleId} from './roles';
import {rounded} from './shapes';
import type {Layout} from '.';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Font size, in px. */
const fontSize = 16;

/** Extra horizontal padding of the box behind a label, in px, since fonts of readers differ. */
const labelPadding = 5;

/** Our classes by Mermaid's class of a shape; their styles are in `src/components/Diagram`. */
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
/** Our classes by Mermaid's class of a text; an empty one inherits the colour. */
const textClasses: Readonly<Record<string, string>> = {
  actor: '',
  messageText: 'message',
  labelText: '',
  loopText: 'message',
  noteText: 'on-note',
};
const skippedTags = new Set(['style', 'defs', 'marker', 'filter', 'linearGradient', 'title', 'desc']);

const elementsIn = ({children}: Element): Element[] => children.filter(isTag);
const classesOf = ({attribs}: Element): string[] => (attribs.class ?? '').split(/\s+/);
const textOf = (node: ChildNode): string =>
  isText(node) ? node.data : isTag(node) ? node.children.map(textOf).join('') : '';
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const formatPoint = ({x, y}: Point): string => `${rounded(x)} ${rounded(y)}`;
const shifted = (point: Point, by: Point): Point => ({x: point.x + by.x, y: point.y + by.y});

const numericAttribute = ({attribs}: Element, name: string): number => Number.parseFloat(attribs[name] ?? '0');

/** Converts a length in px or em to px. */
const toPixels = (value = '0'): number => Number.parseFloat(value) * (value.endsWith('em') ? fontSize : 1);

/** Translation of an element. */
function offsetOf({attribs: {transform}}: Element): Point {
  if (transform === undefined) {
    return {x: 0, y: 0};
  }
  const [, x, y] = /^\s*translate\(\s*([-\d.e]+)[\s,]+([-\d.e]+)\s*\)\s*$/.exec(transform) ?? [];
  if (x === undefined || y === undefined) {
    throw new Error(`it has the transform "${transform}", but only translate is supported`);
  }
  return {x: Number(x), y: Number(y)};
}

/** Maps the class of an element to ours. @throws Error when it is unknown, or when the diagram sets its own colours */
function styleOf(element: Element, known: Readonly<Record<string, string>>): string {
  if (/(?:fill|color)\s*:(?!\s*none)/.test(element.attribs.style ?? '')) {
    throw new Error(
      `it sets its own colours ("${element.attribs.style}"), which fit only one colour mode; remove them`,
    );
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

/** Points of a path with absolute M, L and C commands, including control points. */
function pointsOf(d: string): Point[] {
  if (/[^MLC\d\s,.e-]/.test(d)) {
    throw new Error(`it has a line that is neither straight nor curved: ${d.slice(0, 60)}`);
  }
  const numbers = (d.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{x, y: numbers[index + 1] ?? 0}] : []));
}

/** Distance of a point from the line through two others. */
function distance({x, y}: Point, from: Point, to: Point): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length;
}

/** Translates the path of a line; a straight one is reduced to its ends. */
function linePath(d: string, by: Point): string {
  const points = pointsOf(d).map((point) => shifted(point, by));
  const [from, to] = [points[0], points.at(-1)];
  if (from && to && points.every((point) => distance(point, from, to) < 0.3)) {
    return `M${formatPoint(from)}L${formatPoint(to)}`;
  }
  let next = 0;
  return d.replaceAll(/([MLC])[^MLC]*/g, (_all, command: string) => {
    const chunk = points.slice(next, next + (command === 'C' ? 3 : 1));
    next += chunk.length;
    return `${command}${chunk.map(formatPoint).join(' ')}`;
  });
}

/** Draws the arrowhead, a marker with an id in Mermaid, as a separate shape. */
function arrowhead(marker: Element, points: readonly Point[]): string {
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
  const [, , viewBoxWidth] = attribs.viewBox?.split(/\s+/) ?? [];
  const scale = viewBoxWidth === undefined ? 1 : numericAttribute(marker, 'markerWidth') / Number(viewBoxWidth);
  const corners = pointsOf(d.replace(/\s*z$/i, '')).map(({x, y}) => {
    const [right, down] = [
      (x - numericAttribute(marker, 'refX')) * scale,
      (y - numericAttribute(marker, 'refY')) * scale,
    ];
    return {
      x: end.x + right * Math.cos(angle) - down * Math.sin(angle),
      y: end.y + right * Math.sin(angle) + down * Math.cos(angle),
    };
  });
  return `<path class="head" d="M${corners.map(formatPoint).join('L')}z"/>`;
}

/**
 * Draws a stadium (a box with round ends), which Mermaid draws as a path of many short curves.
 *
 * @throws Error when the path is another shape
 */
function stadium(path: Element | undefined, at: Point, style: string): string {
  const points = pointsOf(path?.attribs.d ?? '');
  const right = Math.max(...points.map(({x}) => x));
  const down = Math.max(...points.map(({y}) => y));
  const isOnOutline = ({x, y}: Point): boolean =>
    Math.abs(Math.hypot(Math.max(0, Math.abs(x) - right + down), y) - down) < 1 || Math.abs(Math.abs(y) - down) < 1;
  if (!points.every(isOnOutline)) {
    throw new Error('it has an unknown shape; use [], (), ([]), [()] or {}');
  }
  const {x, y} = shifted(at, {x: -right, y: -down});
  return `<rect${attributes({class: style, x: rounded(x), y: rounded(y), width: rounded(2 * right), height: rounded(2 * down), rx: rounded(down)})}/>`;
}

/** The group of a box of a flowchart or of a participant: its id in the code, and its label. */
function boxOf(group: Element): {readonly id: string; readonly label: string} | undefined {
  const children = elementsIn(group);
  const actor = children.find((child) => child.name === 'rect' && classesOf(child).includes('actor'));
  const id = classesOf(group).includes('node')
    ? /flowchart-(.+)-\d+$/.exec(group.attribs.id ?? '')?.[1]
    : actor?.attribs.name;
  return id === undefined ? undefined : {id, label: rowsOf(group).join(' ')};
}

/** Text of the rows of labels. */
function rowsOf(element: Element): string[] {
  const rows = element.name === 'text' ? elementsIn(element).filter(({name}) => name === 'tspan') : [];
  return rows.length > 0 ? rows.map((row) => textOf(row).trim()) : elementsIn(element).flatMap(rowsOf);
}

/** Renders the rows of a text element. */
function renderTextRows(text: Element, at: Point, style: string): string[] {
  const baseline = text.attribs['dominant-baseline'];
  const baselineShift = baseline === 'central' ? 0.36 * fontSize : baseline === 'middle' ? 0.28 * fontSize : 0;
  const rows = elementsIn(text).filter(({name}) => name === 'tspan');
  return (rows.length > 0 ? rows : [text])
    .map((row) => {
      const y = toPixels(row.attribs.y ?? text.attribs.y) + toPixels(row.attribs.dy ?? text.attribs.dy) + baselineShift;
      const {x, y: base} = shifted(at, {x: toPixels(row.attribs.x ?? text.attribs.x), y});
      const content = textOf(row).trim();
      return content && `<text${attributes({class: style, x: rounded(x), y: rounded(base)})}>${escape(content)}</text>`;
    })
    .filter(Boolean);
}

/**
 * Simplifies an SVG of Mermaid to a list of shapes without ids, styles and groups. Colours come from classes, so that
 * one drawing works in both colour modes. Boxes with a role get its shape and classes.
 *
 * @param svg flowchart or sequence diagram, with labels as SVG text
 * @param code code of the diagram, which may say which box has which role
 * @throws Error for anything that the site has no style for
 */
export function simplify(svg: string, code: string): Layout & {readonly type: 'flowchart' | 'sequence'} {
  const $ = load(svg, {xml: true});
  const root = $('svg')[0];
  const kind = root?.attribs['aria-roledescription'] ?? '';
  const type = kind === 'sequence' ? 'sequence' : kind.startsWith('flowchart') ? 'flowchart' : undefined;
  if (!root || !type) {
    throw new Error(`it is of the type "${kind}"; use flowchart or sequenceDiagram`);
  }
  const [left = 0, top = 0, width = 0, height = 0] = (root.attribs.viewBox ?? '').split(/\s+/).map(Number);
  const shapes: string[] = [];
  const findRole = roleFinderOf(code);
  /** Role of the box whose parts are being added. */
  let role: RoleId | undefined;

  const ofRole = (style: string): string => (role ? `${style} role-${role}` : style);
  const onRole = (style: string): string => (role && style === '' ? `on-${role}` : style);

  function addLine(element: Element, d: string, at: Point): void {
    const style = styleOf(element, shapeClasses);
    const points = pointsOf(d).map((point) => shifted(point, at));
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
        shapes.push(arrowhead(marker, ends));
      }
    }
  }

  function addRectangle(element: Element, at: Point, style: string, padding = 0): void {
    const {x, y} = shifted(at, {x: numericAttribute(element, 'x') - padding, y: numericAttribute(element, 'y')});
    const [w = 0, h = 0, rx = 0] = ['width', 'height', 'rx'].map((name) => numericAttribute(element, name));
    const round = rx > 0 ? rounded(rx) : '';
    if (role && style !== 'patch') {
      const d = roles[role].outline({x, y, width: w, height: h});
      shapes.push(`<path${attributes({class: ofRole(style), d})}/>`);
      return;
    }
    const rectangle = `<rect${attributes({class: style, x: rounded(x), y: rounded(y), width: rounded(w + 2 * padding), height: rounded(h), rx: round})}/>`;
    if (style === 'patch') {
      // Above the lines and below all labels, which may be close to each other.
      const lastLine = shapes.findLastIndex((shape) => /^<path class="(?:[a-z ]*line|head)"/.test(shape));
      shapes.splice(lastLine + 1, 0, rectangle);
    } else {
      shapes.push(rectangle);
    }
  }

  /** Adds a label of a flowchart; edge labels get a box that hides the edge. */
  function addLabel(label: Element, at: Point, style: string): void {
    const origin = shifted(at, offsetOf(label));
    for (const child of elementsIn(label)) {
      if (child.name === 'g') {
        addLabel(child, origin, style);
      } else if (child.name === 'rect' && child.attribs.width) {
        addRectangle(child, origin, 'patch', labelPadding);
      } else if (child.name === 'text') {
        shapes.push(...renderTextRows(child, {x: style === '' ? origin.x : at.x, y: origin.y}, onRole(style)));
      }
    }
  }

  function addGroup(group: Element, at: Point): void {
    for (const child of elementsIn(group)) {
      if (child.name === 'rect') {
        addRectangle(child, at, 'group');
      } else {
        const box = elementsIn(group).find(({name}) => name === 'rect');
        const middle = box ? numericAttribute(box, 'x') + numericAttribute(box, 'width') / 2 : 0;
        const {y} = offsetOf(child);
        elementsIn(child).forEach((inner) => addLabel(inner, {x: at.x + middle, y: at.y + y}, 'of-group'));
      }
    }
  }

  function add(element: Element, from: Point): void {
    const at = shifted(from, offsetOf(element));
    const {name, attribs} = element;
    const classes = classesOf(element);
    // An empty label leaves a rectangle without a size.
    if (skippedTags.has(name) || (name === 'rect' && !attribs.width)) {
      return;
    }
    if (classes.includes('cluster')) {
      addGroup(element, at);
    } else if (classes.includes('label')) {
      addLabel(element, from, '');
    } else if (classes.includes('outer-path') && name === 'g') {
      shapes.push(stadium(elementsIn(element)[0], at, ofRole('node')));
    } else if (name === 'g') {
      const [around, box] = [role, boxOf(element)];
      role = box ? findRole(box.id, box.label) : around;
      elementsIn(element).forEach((child) => add(child, at));
      role = around;
    } else if (name === 'text') {
      shapes.push(...renderTextRows(element, at, onRole(styleOf(element, textClasses))));
    } else if (name === 'rect') {
      addRectangle(element, at, styleOf(element, shapeClasses));
    } else if (name === 'line') {
      addLine(element, `M${attribs.x1},${attribs.y1} L${attribs.x2},${attribs.y2}`, at);
    } else if (name === 'polygon') {
      const corners = pointsOf(attribs.points ?? '').map((point) => formatPoint(shifted(point, at)));
      shapes.push(`<path${attributes({class: ofRole(styleOf(element, shapeClasses)), d: `M${corners.join('L')}z`})}/>`);
    } else if (name === 'path' && /a/.test(attribs.d ?? '')) {
      // The cylinder of a database: an absolute start, then relative commands.
      const [, x, y, rest = ''] = /^M([-\d.]+),([-\d.]+)([\s\S]*)$/.exec(attribs.d ?? '') ?? [];
      const d = `M${formatPoint(shifted(at, {x: Number(x), y: Number(y)}))}${rest.replaceAll(/-?\d[\d.]*/g, (each) => rounded(Number(each)))}`;
      shapes.push(`<path${attributes({class: ofRole(styleOf(element, shapeClasses)), d})}/>`);
    } else if (name === 'path') {
      addLine(element, attribs.d ?? '', at);
    } else {
      styleOf(element, {});
    }
  }

  elementsIn(root).forEach((child) => add(child, {x: -left, y: -top}));
  return {type, width: Math.ceil(width), height: Math.ceil(height), shapes: shapes.join('\n')};
}
