/** What a card says. */
export interface Card {
  readonly title: string;
  /** Names of what the page belongs to, from the outermost; none for a page that stands for itself. */
  readonly trail: readonly string[];
}

const emoji = /\p{Extended_Pictographic}\ufe0f?\s*/gu;

/** A title or a name as cards have it, since their font has no emoji. */
export function withoutEmoji(text: string): string {
  return text.replaceAll(emoji, '').trim();
}

/** An element as satori takes it. */
export interface Element {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

export const size = {width: 1200, height: 630};

const ground = '#14172b';
const figure = '#1d2140';
const ink = '#ffffff';
const muted = '#b3b9d9';
const indigo = '#7c83ff';
const teal = '#2cc7b3';

const leftPath = 'M8 5h6.5v6.5a4.5 4.5 0 0 1 0 9V27H8a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z';
const rightPath = 'M17.5 5H24a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-6.5v-5a6.7 6.7 0 0 0 0-12Z';

function box(style: object, children: string | readonly Element[]): Element {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}};
}

/** Long titles are set in smaller type. */
function typeSize(title: string): number {
  if (title.length <= 32) {
    return 88;
  }
  return title.length <= 64 ? 72 : 58;
}

const margin = {x: 80, y: 68};

/** Width of the mark beside the name of the site. */
const small = 56;

/** The site's mark, as in `static/img/mark.svg`, which is drawn in a square of 32. */
function mark(x: number, y: number, width: number, colours: readonly [string, string]): string {
  const paths = [leftPath, rightPath].map((d, index) => `<path d="${d}" fill="${colours[index]}"/>`);
  return `<g transform="translate(${x} ${y}) scale(${width / 32})">${paths.join('')}</g>`;
}

/** What all cards have below their texts, as SVG: satori would make pictures of it, which take most of the time. */
export const backdrop = [
  `<rect width="${size.width}" height="${size.height}" fill="${ground}"/>`,
  mark(760, 130, 620, [figure, figure]),
  mark(margin.x, size.height - margin.y - small, small, [indigo, teal]),
].join('');

/** The texts of a page's card: where the page belongs, its title, the site. */
export function layOut({title, trail}: Card): Element {
  const place = trail.join('  /  ') || 'Contract testing with Pact';
  const text = {fontSize: typeSize(title), fontWeight: 700, letterSpacing: '-0.025em', lineHeight: 1.15};
  const site = box({alignItems: 'center', height: small, marginLeft: small + 18}, [
    box({fontSize: 36, fontWeight: 700, color: ink}, 'Pact Docs'),
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
      box({fontSize: 32, lineHeight: 1.3, color: muted, display: 'block', lineClamp: 1}, place),
      box({...text, color: ink, wordBreak: 'break-word', display: 'block', lineClamp: 4}, title),
      box({alignItems: 'center', justifyContent: 'space-between'}, [
        site,
        box({fontSize: 30, color: muted}, 'docs.pact.io'),
      ]),
    ]),
  ]);
}
