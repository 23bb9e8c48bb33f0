/** The folder of this site on its code host. */
const repository = 'https://github.com/pact-foundation/docs.pact.io';

const withLine = (address: string, line: number | undefined): string =>
  line === undefined ? address : `${address}#L${line}`;

/**
 * The address at which a file of the project can be edited in the browser.
 *
 * @param file path from the top of the project
 * @param line where to begin reading, counted from 1
 */
export const editUrl = (file: string, line?: number): string => withLine(`${repository}/edit/master/${file}`, line);

/** The same for a file that a program writes, which nobody should edit. */
export const viewUrl = (file: string, line?: number): string => withLine(`${repository}/blob/master/${file}`, line);
