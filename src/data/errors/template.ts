/** What differs from run to run in a message: `{url}`. */
export const placeholder = /\{[a-z][a-z ]*\}/g;

/** The literal parts of a message, in their order, none of them empty. */
export const literalsOf = (text: string): string[] =>
  text
    .split(placeholder)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * The words of a text as they are compared: in lower case, without signs, layout and the colour codes of terminals, one
 * space between two.
 */
export const wordsOf = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- colour codes begin with a control character
    .replaceAll(/\u001b\[[\d;]*[A-Za-z]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Where a message ends in a text, when its literal parts stand there, line by line, in their order.
 *
 * @param text as {@link wordsOf} gives it
 * @returns undefined when one is missing
 */
export function findMessage(message: string, text: string): number | undefined {
  const parts = literalsOf(message)
    .flatMap((part) => part.split('\n'))
    .map(wordsOf)
    .filter((part) => part !== '');
  const padded = ` ${text} `;
  let end = 0;
  for (const part of parts) {
    // A variable part may touch a word: `{name}Response`.
    const start = padded.indexOf(` ${part} `, end) >= 0 ? padded.indexOf(` ${part} `, end) : padded.indexOf(part, end);
    if (start < 0) {
      return undefined;
    }
    end = start + part.length;
  }
  return parts.length > 0 ? end : undefined;
}
