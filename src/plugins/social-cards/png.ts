import {promisify} from 'node:util';
import {constants, deflate} from 'node:zlib';

const compress = promisify(deflate);

type Colour = readonly [red: number, green: number, blue: number];

/** Steps between two colours of a smooth edge. */
const steps = 24;

const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

/**
 * The colours of a picture that is drawn with few, and the mixtures on the edges.
 *
 * @param meetings pairs of colours, each a `#` and six hexadecimal digits, of which one is drawn over the other
 */
export function paletteOf(meetings: readonly (readonly [over: string, under: string])[]): readonly Colour[] {
  const colours = meetings.flatMap(([over, under]) => {
    const [top, bottom] = [colourOf(over), colourOf(under)];
    return Array.from({length: steps + 1}, (_, step) =>
      top.map((value, channel) => Math.round((value * step + (bottom[channel] ?? 0) * (steps - step)) / steps)),
    );
  });
  const distinct = [...new Set(colours.map((colour) => colour.join()))];
  if (distinct.length > 256) {
    throw new Error(`social-cards: ${distinct.length} colours; a palette holds 256, so draw with fewer`);
  }
  return distinct.map((colour) => colour.split(',').map(Number) as unknown as Colour);
}

/** CRC-32, as PNG has it at the end of each chunk. */
const crcs = Uint32Array.from({length: 256}, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return crc;
});

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc = (crcs[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return framed;
}

function nearest(palette: readonly Colour[], red: number, green: number, blue: number): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

/**
 * Makes what writes pictures as PNG with a palette, a byte a pixel, about a third of the size that true colour has.
 *
 * @returns a function that takes red, green, blue and alpha of each pixel, and looks at all but alpha
 */
export function pngEncoder(
  {width, height}: {readonly width: number; readonly height: number},
  palette: readonly Colour[],
): (pixels: Uint8Array) => Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3], 8);
  const begin = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
  ];
  const known = new Map<number, number>();

  function indexOf(colour: number, row: Uint8Array, at: number): number {
    const index = known.get(colour) ?? nearest(palette, row[at] ?? 0, row[at + 1] ?? 0, row[at + 2] ?? 0);
    known.set(colour, index);
    return index;
  }

  /** Lines of numbers of colours, each behind the number of its filter: none. */
  function linesOf(pixels: Uint8Array): Uint8Array {
    // A view of four bytes a pixel begins where four bytes do.
    const whole = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
    const colours = new Uint32Array(whole.buffer, whole.byteOffset, width * height);
    const lines = new Uint8Array((width + 1) * height);
    let above: Uint8Array | undefined;
    for (let from = 0, into = 1; from < colours.length; from += width, into += width + 1) {
      const row = whole.subarray(4 * from, 4 * (from + width));
      // Most lines are as the one above, and most pixels have the colour of the one before.
      if (above && Buffer.compare(row, above) === 0) {
        lines.copyWithin(into, into - width - 1, into - 1);
      } else {
        for (let start = 0, end = 0; start < width; start = end) {
          const colour = colours[from + start] ?? 0;
          while (end < width && colours[from + end] === colour) {
            end += 1;
          }
          lines.fill(indexOf(colour, row, 4 * start), into + start, into + end);
        }
      }
      above = row;
    }
    return lines;
  }

  // Looking only for runs of a byte, most of what a card is, takes an eighth of the time for a seventh more bytes.
  const onlyRuns = {strategy: constants.Z_RLE};
  return async (pixels) =>
    Buffer.concat([
      ...begin,
      chunk('IDAT', await compress(linesOf(pixels), onlyRuns)),
      chunk('IEND', new Uint8Array()),
    ]);
}
