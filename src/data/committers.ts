const notPeople =
  /\[bot\]|\b(?:bot|robot|actions|maintainers|team|ci|claude|copilot|codex|cursor agent)$|^(?:dependabot|renovate|github|root)\b/i;

/**
 * Whether the author of a commit is a person, as far as the name says: teams, bots and assistants commit under names, too.
 *
 * @param name author name as Git has it
 */
export function isPerson(name: string): boolean {
  return !notPeople.test(name.trim());
}
