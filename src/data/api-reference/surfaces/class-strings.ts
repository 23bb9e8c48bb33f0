/** A text, and a constant of type String that refers to one. */
const textTag = 1;
const stringTag = 8;
/** How many bytes follow the tag of a constant other than a text. */
const sizes: Readonly<Record<number, number>> = {
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 2,
  8: 2,
  9: 4,
  10: 4,
  11: 4,
  12: 4,
  15: 3,
  16: 2,
  17: 4,
  18: 4,
  19: 2,
  20: 2,
};
/** Long and double take two places. */
const wideTags: ReadonlySet<number> = new Set([5, 6]);
const countAt = 8;

/**
 * Reads the texts of a Java class, those that stand in quotation marks in its source: constants, and expressions such
 * as `${pactbroker.url:}` in its annotations.
 *
 * @throws Error when the class has a constant of an unknown kind
 */
export function stringsOf(classFile: Buffer): string[] {
  const texts = new Map<number, string>();
  const quoted: number[] = [];
  const count = classFile.readUInt16BE(countAt);
  let offset = countAt + 2;
  for (let place = 1; place < count; place += 1) {
    const tag = classFile.readUInt8(offset);
    offset += 1;
    if (tag === textTag) {
      const length = classFile.readUInt16BE(offset);
      texts.set(place, classFile.toString('utf8', offset + 2, offset + 2 + length));
      offset += 2 + length;
      continue;
    }
    const size = sizes[tag];
    if (size === undefined) {
      throw new Error(`A class has a constant of kind ${tag}, which class-strings.ts doesn't know`);
    }
    if (tag === stringTag) {
      quoted.push(classFile.readUInt16BE(offset));
    }
    offset += size;
    place += wideTags.has(tag) ? 1 : 0;
  }
  return [
    ...quoted.map((place) => texts.get(place) ?? ''),
    ...[...texts.values()].filter((text) => text.includes('${')),
  ];
}
