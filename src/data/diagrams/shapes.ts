/** Position and size of a box. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rounds to one decimal. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** Fills numbers into the data of an SVG path, rounded. */
const path = (parts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  parts.map((part, index) => part + (index < numbers.length ? rounded(numbers[index] ?? 0) : '')).join('');

/** Outlines of boxes as data of SVG paths. All touch the middle of each side, where lines end. */
export const shapes = {
  /** A cylinder, the sign for a store. */
  drum: ({x, y, width, height}: Box): string => {
    const [across, depth] = [width / 2, 5];
    const top = path`M${x} ${y + depth}a${across} ${depth} 0 0 1 ${width} 0a${across} ${depth} 0 0 1 ${-width} 0`;
    return top + path`v${height - 2 * depth}a${across} ${depth} 0 0 0 ${width} 0v${2 * depth - height}`;
  },
  /** A sheet of paper with a folded corner. */
  sheet: ({x, y, width, height}: Box): string => {
    const fold = 9;
    const sheet = path`M${x} ${y}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}z`;
    return sheet + path`M${x + width - fold} ${y}v${fold}h${fold}`;
  },
  /** Round corners. */
  rounded: ({x, y, width, height}: Box): string => {
    const r = 12;
    const [w, h] = [width - 2 * r, height - 2 * r];
    const right = path`M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}`;
    return right + path`h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  },
  /** A second line at the left and at the right, the sign for a program that others call. */
  doubleSided: ({x, y, width, height}: Box): string => {
    const gap = 4;
    const box = path`M${x} ${y}h${width}v${height}h${-width}z`;
    return box + path`M${x + gap} ${y}v${height}M${x + width - gap} ${y}v${height}`;
  },
  /** A tag whose right side is a point. */
  pointed: ({x, y, width, height}: Box): string => {
    const [tip, half] = [8, height / 2];
    return path`M${x} ${y}h${width - tip}l${tip} ${half}l${-tip} ${half}h${tip - width}z`;
  },
} as const satisfies Readonly<Record<string, (box: Box) => string>>;
