/** A passage that a check leaves out. */
export interface Exception {
  /** Path relative to the project. */
  readonly file: string;
  /** Excerpt that identifies the passage. */
  readonly says: string;
  readonly reason: string;
}

/** Whether a passage of a file is one of the exceptions. */
export function isException(file: string, passage: string, exceptions: readonly Exception[]): boolean {
  return exceptions.some((exception) => exception.file === file && passage.includes(exception.says));
}

/**
 * Finds exceptions that are no longer needed.
 *
 * @param textOfFile the text of a file, undefined if it doesn't exist
 * @returns a message for each
 */
export function staleExceptions(
  exceptions: readonly Exception[],
  textOfFile: (file: string) => string | undefined,
): string[] {
  return exceptions
    .filter(({file, says}) => !textOfFile(file)?.replaceAll(/\s+/g, ' ').includes(says))
    .map(({file, says}) => `${file} no longer says "${says}"; remove the exception`);
}
