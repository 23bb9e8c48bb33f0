/** A placeholder in a message: `{url}`. */
export const placeholder = /\{[a-z][a-z ]*\}/g;

/** Literal parts of a message, in order, without empty ones. */
export const literalsOf = (text: string): string[] =>
  text
    .split(placeholder)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Normalises a text for comparison: lower-case words, separated by single spaces, without punctuation, layout and
 * terminal colour codes.
 */
export const wordsOf = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- colour codes begin with a control character
    .replaceAll(/\u001b\[[\d;]*[A-Za-z]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Finds a message in a text: all of its literal parts, in order.
 *
 * @param text as {@link wordsOf} returns it
 * @returns where the message ends, or undefined when a part of it is missing
 */
export function findMessage(message: string, text: string): number | undefined {
  const parts = literalsOf(message)
    .flatMap((part) => part.split('\n'))
    .map(wordsOf)
    .filter((part) => part !== '');
  const padded = ` ${text} `;
  let end = 0;
  for (const part of parts) {
    // A placeholder may touch a word: `{name}Response`.
    const start = padded.indexOf(` ${part} `, end) >= 0 ? padded.indexOf(` ${part} `, end) : padded.indexOf(part, end);
    if (start < 0) {
      return undefined;
    }
    end = start + part.length;
  }
  return parts.length > 0 ? end : undefined;
}
