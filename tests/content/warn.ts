/**
 * Prints what an editor may want to change, without failing the test: taste is for people to decide. In GitHub's runs
 * each warning also appears beside its line in the pull request.
 *
 * @param warnings a message each, beginning with `file:line: `
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
