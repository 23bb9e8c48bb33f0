/**
 * The files of a project that people write, sorted.
 *
 * @param folder absolute path of the project, or of a folder in it
 * @returns absolute paths
 */
export function listSources(folder: string): string[];
