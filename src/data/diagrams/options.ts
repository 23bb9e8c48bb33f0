import type {MermaidConfig} from 'mermaid';

/** How Mermaid draws, during a build and under `npm start`: at its own size, with labels that are text of the SVG. */
export const drawingOptions = {
  htmlLabels: false,
  flowchart: {useMaxWidth: false},
  // Mermaid measures names of participants at 14 px unless told that they are drawn at 16 px.
  sequence: {useMaxWidth: false, actorFontSize: 16},
  // The dark theme puts labels of edges on a grey that is too light for their text.
  themeCSS: '.edgeLabel rect { fill: var(--ifm-background-color); opacity: 1; }',
} satisfies MermaidConfig;

/** A way to draw a diagram. */
interface Way {
  readonly flowchart: MermaidConfig['flowchart'];
  readonly sequence: MermaidConfig['sequence'];
  /** Whether a flowchart from left to right runs from top to bottom. */
  readonly upright: boolean;
}

const dense = (wrappingWidth: number): MermaidConfig['flowchart'] => ({
  nodeSpacing: 20,
  rankSpacing: 34,
  padding: 10,
  // Room for the title of a group.
  subGraphTitleMargin: {top: 3, bottom: 12},
  wrappingWidth,
});
const wrapped = (width: number, actorMargin: number): MermaidConfig['sequence'] => ({
  width,
  actorMargin,
  wrap: true,
  wrapPadding: 2,
  boxMargin: 6,
  diagramMarginX: 2,
  messageMargin: 28,
});

/** Ways to draw a diagram, from the roomiest to the narrowest. */
export const ways: readonly Way[] = [
  {upright: false, flowchart: {}, sequence: {}},
  {upright: false, flowchart: dense(200), sequence: wrapped(140, 40)},
  {upright: false, flowchart: dense(130), sequence: wrapped(124, 24)},
  {upright: true, flowchart: dense(200), sequence: wrapped(88, 78)},
  {upright: true, flowchart: dense(160), sequence: wrapped(88, 60)},
  {upright: true, flowchart: dense(130), sequence: wrapped(92, 16)},
  {upright: true, flowchart: {...dense(110), nodeSpacing: 12}, sequence: wrapped(80, 7)},
];

/** Widest drawings in px: in a column of 720 px and on a phone of 390 px, where text of 16 px is shown with 13 px. */
export const widest = {wide: 880, narrow: 436};
