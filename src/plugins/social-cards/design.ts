/** The content of a card. */
export interface Card {
  readonly title: string;
  /** Breadcrumbs above the page, outermost first. */
  readonly trail: readonly string[];
}

const emoji = /\p{Extended_Pictographic}\ufe0f?\s*/gu;

/** Removes emoji, which the font of the cards lacks. */
export function withoutEmoji(text: string): string {
  return text.replaceAll(emoji, '').trim();
}

/** An element in the form that satori accepts. */
export interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export const size = {width: 1200, height: 630};

const background = '#14172b';
const watermark = '#1d2140';
const foreground = '#ffffff';
const muted = '#b3b9d9';
const indigo = '#7c83ff';
const teal = '#2cc7b3';

const leftPath = 'M8 5h6.5v6.5a4.5 4.5 0 0 1 0 9V27H8a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z';
const rightPath = 'M17.5 5H24a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-6.5v-5a6.7 6.7 0 0 0 0-12Z';

function box(style: object, children: string | readonly Element[]): Element {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

/** Font size: longer titles get a smaller one. */
function titleSize(title: string): number {
  if (title.length <= 32) {
    return 88;
  }
  return title.length <= 64 ? 72 : 58;
}

const margin = {x: 80, y: 68};

/** Size of the logo beside the name of the site. */
const markSize = 56;

/** The site's logo, as in `static/img/mark.svg`, whose view box is 32 wide. */
function mark(x: number, y: number, width: number, colours: readonly [string, string]): string {
  const paths = [leftPath, rightPath].map((d, index) => `<path d="${d}" fill="${colours[index]}"/>`);
  return `<g transform="translate(${x} ${y}) scale(${width / 32})">${paths.join('')}</g>`;
}

/** Background of all cards as SVG. Satori would rasterise it, which takes most of the time. */
export const backdrop = [
  `<rect width="${size.width}" height="${size.height}" fill="${background}"/>`,
  mark(760, 130, 620, [watermark, watermark]),
  mark(margin.x, size.height - margin.y - markSize, markSize, [indigo, teal]),
].join('');

/** Lays out the text of a card: breadcrumbs, title, site. */
export function layOutCard({title, trail}: Card): Element {
  const breadcrumbs = trail.join('  /  ') || 'Contract testing with Pact';
  const text = {fontSize: titleSize(title), fontWeight: 700, letterSpacing: '-0.025em', lineHeight: 1.15};
  const site = box({alignItems: 'center', height: markSize, marginLeft: markSize + 18}, [
    box({fontSize: 36, fontWeight: 700, color: foreground}, 'Pact Docs'),
  ]);
  const content = {
    position: 'absolute',
    left: margin.x,
    top: margin.y,
    width: size.width - 2 * margin.x,
    height: size.height - 2 * margin.y,
    flexDirection: 'column',
    justifyContent: 'space-between',
  };
  return box({...size, fontFamily: 'Inter'}, [
    box(content, [
      box({fontSize: 32, lineHeight: 1.3, color: muted, display: 'block', lineClamp: 1}, breadcrumbs),
      box({...text, color: foreground, wordBreak: 'break-word', display: 'block', lineClamp: 4}, title),
      box({alignItems: 'center', justifyContent: 'space-between'}, [
        site,
        box({fontSize: 30, color: muted}, 'docs.pact.io'),
      ]),
    ]),
  ]);
}
