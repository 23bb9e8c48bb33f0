import {describe, expect, it} from 'vitest';

import {simplify as simplifyCode} from './simplify';

const simplify = (svg: string, code = '') => simplifyCode(svg, code);

const flowchart = (inside: string): string =>
  `<svg viewBox="0 0 99.2 50" aria-roledescription="flowchart-v2"><style>.x{}</style>${inside}</svg>`;
const sequence = (inside: string): string =>
  `<svg viewBox="-10 -5 100 60" aria-roledescription="sequence"><g>${inside}</g></svg>`;
const end =
  '<defs><marker id="d-arrowhead" refX="8" refY="5" markerUnits="userSpaceOnUse" markerWidth="12" orient="auto-start-reverse"><path d="M -1 0 L 10 5 L 0 10 z"/></marker></defs>';
const start =
  '<marker id="d-pointStart" viewBox="0 0 10 10" refX="5" refY="5" markerUnits="userSpaceOnUse" markerWidth="8" orient="auto"><path d="M 0 5 L 10 10 L 10 0 z"/></marker>';
const row = (text: string): string =>
  `<text y="-10.1"><tspan class="row" x="0" y="-0.1em" dy="1.1em"><tspan>${text}</tspan><tspan> &amp; more</tspan></tspan></text>`;

describe('a flowchart', () => {
  it('has a size, boxes and labels, at rounded positions', () => {
    const box = '<rect class="basic label-container" x="-20.04" y="-25" width="40" height="50"/>';
    const svg = flowchart(
      `<g class="node" id="d-a" transform="translate(30.5, 40)">${box}<g class="label" transform="translate(0, -10)"><rect/><g>${row('Test')}</g></g></g>`,
    );
    expect(simplify(svg)).toEqual({
      type: 'flowchart',
      width: 100,
      height: 50,
      shapes:
        '<rect class="node" x="10.5" y="15" width="40" height="50"/>\n<text x="30.5" y="46">Test &amp; more</text>',
    });
  });

  it('has lines with separate arrowheads; straight lines have two points', () => {
    const line = (d: string): string =>
      `${start}<path class="edge-pattern-dotted flowchart-link" marker-start="url(#d-pointStart)" d="${d}"/>`;
    expect(simplify(flowchart(line('M10,10L20,10C30,10,35,10,40,10'))).shapes).toBe(
      '<path class="dashed line" d="M10 10L40 10"/>\n<path class="head" d="M6 10L14 14L14 6z"/>',
    );
    expect(simplify(flowchart(line('M10,10C10,20,20,30,30,30'))).shapes).toBe(
      '<path class="dashed line" d="M10 10C10 20 20 30 30 30"/>\n<path class="head" d="M10 6L6 14L14 14z"/>',
    );
  });

  it('centres the labels of groups', () => {
    const svg = flowchart(
      `<g class="cluster"><rect x="8" y="8" width="80" height="40"/><g class="cluster-label" transform="translate(20, 8)"><g>${row('Build')}</g></g></g>`,
    );
    expect(simplify(svg).shapes).toBe(
      '<rect class="group" x="8" y="8" width="80" height="40"/>\n<text class="of-group" x="48" y="24">Build &amp; more</text>',
    );
  });

  it('hides its lines behind their labels', () => {
    const svg = flowchart(
      `<g class="edgeLabel" transform="translate(50, 20)"><g class="label" transform="translate(0, -10)"><g><rect class="background" x="-15" y="-2" width="30" height="24"/>${row('yes')}</g></g></g><g><rect class="background" style="stroke: none"/></g>`,
    );
    expect(simplify(svg).shapes).toBe(
      '<rect class="patch" x="30" y="8" width="40" height="24"/>\n<text x="50" y="26">yes &amp; more</text>',
    );
  });

  it('has cylinders, rhombuses and stadiums', () => {
    const drum =
      '<path class="label-container outer-path" d="M0,8.004 a30,8.004 0,0,0 60,0" transform="translate(-30, -20)"/>';
    const rhomb = '<polygon class="label-container" points="10,0 20,-10 10,-20 0,-10" transform="translate(1, 2)"/>';
    const pill =
      '<g class="basic label-container outer-path"><path d="M-20 -10 C0 -10, 10 -10, 20 -10 L27.07 -7.07 L30 0 L27.07 7.07 L20 10 L-20 10 L-30 0"/></g>';
    expect(
      simplify(flowchart(`<g transform="translate(40, 30)">${drum}${rhomb}${pill}</g>`)).shapes.split('\n'),
    ).toEqual([
      '<path class="node" d="M10 18 a30,8 0,0,0 60,0"/>',
      '<path class="node" d="M51 32L61 22L51 12L41 22z"/>',
      '<rect class="node" x="10" y="20" width="60" height="20" rx="10"/>',
    ]);
  });
});

describe('a box with a role', () => {
  const box = (label: string): string =>
    `<g class="node default" id="d-flowchart-a-0"><rect class="label-container" x="0" y="0" width="60" height="40"/><g class="label" transform="translate(30, 10)"><g>${row(label)}</g></g></g>`;

  it('has its outline and its classes, as have its words', () => {
    expect(simplify(flowchart(box('OrderWeb'))).shapes.split('\n')).toEqual([
      '<path class="node role-consumer" d="M12 0h36a12 12 0 0 1 12 12v16a12 12 0 0 1 -12 12h-36a12 12 0 0 1 -12 -12v-16a12 12 0 0 1 12 -12z"/>',
      '<text class="on-consumer" x="30" y="26">OrderWeb &amp; more</text>',
    ]);
  });

  it('may lose it, or have another, by its id', () => {
    expect(simplify(flowchart(box('OrderWeb')), 'flowchart LR\n  %% roles: a=none').shapes).toMatch(
      /^<rect class="node"/,
    );
    expect(simplify(flowchart(box('Cart')), 'flowchart LR\n  %% roles: a=provider').shapes).toContain('role-provider');
  });

  it('may be a participant of a sequence diagram', () => {
    const svg = sequence(
      '<g><rect class="actor actor-top" name="B" x="0" y="0" width="50" height="30" rx="3"/><text class="actor actor-box" x="25" y="15" dominant-baseline="central"><tspan x="25" dy="0">Pact Broker</tspan></text></g>',
    );
    expect(simplify(svg).shapes).toMatch(
      /^<path class="actor role-broker" d="[^"]+"\/>\n<text class="on-broker" [^>]+>Pact Broker<\/text>$/,
    );
    expect(simplify(svg, '%% roles: B=none').shapes).toMatch(/^<rect class="actor"/);
  });
});

describe('a sequence diagram', () => {
  it('has boxes, lifelines, messages and notes, with its corner at zero', () => {
    const svg = sequence(
      [
        '<rect class="actor actor-top" fill="#eaeaea" x="0" y="0" width="50" height="30" rx="3"/>',
        '<text class="actor actor-box" x="25" y="15" dominant-baseline="central" style="font-size: 16px"><tspan x="25" dy="0">Test</tspan></text>',
        '<line class="actor-line 200" x1="25" y1="30" x2="25" y2="90"/>',
        end,
        '<text class="messageText" x="40" y="20" dy="1em" dominant-baseline="middle">GET /</text>',
        '<line class="messageLine1" style="fill: none" x1="10" y1="40" x2="50" y2="40" marker-end="url(#d-arrowhead)"/>',
        '<rect class="note" x="1" y="1" width="9" height="9"/>',
      ].join(''),
    );
    expect(simplify(svg).shapes.split('\n')).toEqual([
      '<rect class="actor" x="10" y="5" width="50" height="30" rx="3"/>',
      '<text x="35" y="25.8">Test</text>',
      '<path class="life" d="M35 35L35 95"/>',
      '<text class="message" x="50" y="45.5">GET /</text>',
      '<path class="line dashed" d="M20 45L60 45"/>',
      '<path class="head" d="M51 40L62 45L52 50z"/>',
      '<rect class="note" x="11" y="6" width="9" height="9"/>',
    ]);
  });
});

describe('what the site has no style for is rejected', () => {
  const shape = (markup: string) => () => simplify(flowchart(markup));

  it.each([
    ['another type', () => simplify('<svg aria-roledescription="pie"/>'), 'it is of the type "pie"; use flowchart'],
    ['an unknown shape', shape('<rect class="odd" width="5"/>'), 'it has a <rect class="odd">'],
    ['an unknown element', shape('<image class="label-container"/>'), 'it has a <image class="label-container">'],
    [
      'its own colours',
      shape('<rect class="label-container" width="5" style="fill:#f00 !important"/>'),
      'it sets its own colours ("fill:#f00 !important")',
    ],
    ['a turned part', shape('<g transform="rotate(9)"/>'), 'it has the transform "rotate(9)"'],
    [
      'another head',
      shape(
        `<marker id="d-cross" markerUnits="userSpaceOnUse"><path d="M1,1 l9,9"/></marker><path class="flowchart-link" d="M1,1L9,9" marker-end="url(#d-cross)"/>`,
      ),
      'a line ends in cross; use arrowheads',
    ],
    [
      'an arc',
      shape('<path class="flowchart-link" d="M1,1Q2,2,3,3"/>'),
      'it has a line that is neither straight nor curved',
    ],
    [
      'a shape of curves that has no round ends',
      shape('<g class="outer-path"><path d="M-20 -20 L20 -20 L40 0 L-40 0"/></g>'),
      'it has an unknown shape',
    ],
  ])('%s', (_name, run, message) => {
    expect(run).toThrow(message);
  });
});
