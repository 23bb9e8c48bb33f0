/**
 * Lists the source files of a project in examples/, without generated ones, sorted.
 *
 * @param folder absolute path of the project or a folder in it
 * @returns absolute paths
 */
export function listSources(folder: string): string[];
