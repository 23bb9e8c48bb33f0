/** Tags of entries in the constant pool: a UTF-8 string, and a String constant that refers to one. */
const utf8Tag = 1;
const stringTag = 8;
/** Number of bytes after the tag, for entries other than UTF-8 strings. */
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
/** Long and double take two entries. */
const wideTags: ReadonlySet<number> = new Set([5, 6]);
const countAt = 8;

/**
 * Reads the string literals of a Java class: constants, and expressions such as `${pactbroker.url:}` in annotations.
 *
 * @throws Error when the class has a constant with an unknown tag
 */
export function stringsOf(classFile: Buffer): string[] {
  const strings = new Map<number, string>();
  const literals: number[] = [];
  const count = classFile.readUInt16BE(countAt);
  let offset = countAt + 2;
  for (let index = 1; index < count; index += 1) {
    const tag = classFile.readUInt8(offset);
    offset += 1;
    if (tag === utf8Tag) {
      const length = classFile.readUInt16BE(offset);
      strings.set(index, classFile.toString('utf8', offset + 2, offset + 2 + length));
      offset += 2 + length;
      continue;
    }
    const size = sizes[tag];
    if (size === undefined) {
      throw new Error(`A class has a constant with the unknown tag ${tag}; add its size to class-strings.ts`);
    }
    if (tag === stringTag) {
      literals.push(classFile.readUInt16BE(offset));
    }
    offset += size;
    index += wideTags.has(tag) ? 1 : 0;
  }
  return [
    ...literals.map((index) => strings.get(index) ?? ''),
    ...[...strings.values()].filter((string) => string.includes('${')),
  ];
}
