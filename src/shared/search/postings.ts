/** Sections that contain a term, in ascending order, each with its relevance from 0 to 3. */
export interface Postings {
  readonly sections: readonly number[];
  readonly levels: readonly number[];
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const valueOf = new Map([...alphabet].map((letter, value) => [letter, value]));
const more = 32;

/** Encodes postings as a string, with one character for the most common steps. */
export function encodePostings({sections, levels}: Postings): string {
  let last = -1;
  return sections
    .map((section, index) => {
      let value = (section - last - 1) * 4 + (levels[index] ?? 0);
      last = section;
      let text = '';
      while (value >= more) {
        text += alphabet[more + (value % more)];
        value = Math.floor(value / more);
      }
      return text + alphabet[value];
    })
    .join('');
}

/** Decodes the result of `encodePostings`. */
export function decodePostings(text: string): Postings {
  const sections: number[] = [];
  const levels: number[] = [];
  let last = -1;
  let value = 0;
  let scale = 1;
  for (const letter of text) {
    const part = valueOf.get(letter) ?? 0;
    value += (part % more) * scale;
    scale *= more;
    if (part < more) {
      last += Math.floor(value / 4) + 1;
      sections.push(last);
      levels.push(value % 4);
      value = 0;
      scale = 1;
    }
  }
  return {sections, levels};
}
