/**
 * Prints warnings without failing the test, since matters of taste are for people to decide. On GitHub, each warning also
 * appears at its line in the pull request.
 *
 * @param warnings messages that start with `file:line: `
 */
export function warn(warnings: readonly string[]): void {
  for (const warning of warnings) {
    console.warn(`warning ${warning}`);
    const [, file, line, what] = /^(.+?):(\d+): (.*)$/.exec(warning) ?? [];
    if (process.env.GITHUB_ACTIONS === 'true' && file) {
      process.stdout.write(`::warning file=${file},line=${line}::${what}\n`);
    }
  }
}
