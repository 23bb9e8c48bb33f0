/** The folder of this site on its code host. */
const repository = 'https://github.com/pact-foundation/docs.pact.io';

/**
 * The address at which a file of the project can be edited in the browser.
 *
 * @param file path from the top of the project
 * @param line where to begin reading, counted from 1
 */
export const editUrl = (file: string, line?: number): string =>
  `${repository}/edit/master/${file}${line === undefined ? '' : `#L${line}`}`;
