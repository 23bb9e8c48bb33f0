/** URL of this project on its code host. */
const repository = 'https://github.com/pact-foundation/docs.pact.io';

const withLine = (address: string, line: number | undefined): string =>
  line === undefined ? address : `${address}#L${line}`;

/**
 * URL to edit a file of the project in the browser.
 *
 * @param file path relative to the project
 * @param line 1-based line to open
 */
export const editUrl = (file: string, line?: number): string => withLine(`${repository}/edit/master/${file}`, line);

/** URL to view a generated file, which must not be edited. */
export const viewUrl = (file: string, line?: number): string => withLine(`${repository}/blob/master/${file}`, line);
