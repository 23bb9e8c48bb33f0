/** Parameter of the fragment. */
const parameter = 'message';

/** Address of the error finder with a message. It is in the fragment, which browsers don't send. */
export function finderAddress(message: string): string {
  return `/help/errors#${new URLSearchParams({[parameter]: message})}`;
}

/** The message in the fragment of the page's address; empty without one. */
export function messageIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get(parameter) ?? '';
}
