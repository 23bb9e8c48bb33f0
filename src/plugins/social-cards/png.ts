import {promisify} from 'node:util';
import {deflate} from 'node:zlib';

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
 * Writes a picture as PNG with a palette, a byte a pixel, about a third of the size that true colour has.
 *
 * @param pixels red, green, blue and alpha of each pixel; alpha is not looked at
 */
export async function encodePng(
  pixels: Uint8Array,
  {width, height}: {readonly width: number; readonly height: number},
  palette: readonly Colour[],
): Promise<Buffer> {
  const known = new Map<number, number>();
  const colours = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  // Each line begins with the number of its filter: none.
  const lines = new Uint8Array((width + 1) * height);
  let [last, index] = [-1, 0];
  for (let line = 0; line < height; line += 1) {
    for (let column = 0; column < width; column += 1) {
      const colour = colours.getUint32((line * width + column) * 4) >>> 8;
      // Most pixels have the colour of the one before.
      if (colour !== last) {
        last = colour;
        index = known.get(colour) ?? nearest(palette, colour >>> 16, (colour >>> 8) & 0xff, colour & 0xff);
        known.set(colour, index);
      }
      lines[line * (width + 1) + column + 1] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await compress(lines, {level: 7})),
    chunk('IEND', new Uint8Array()),
  ]);
}
