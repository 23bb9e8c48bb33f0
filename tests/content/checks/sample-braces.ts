import type {ShownSample} from './sample-names';

/** Languages in which a block is in braces. */
const languages: ReadonlySet<string> = new Set(
  'java kotlin groovy typescript ts javascript js go rust csharp php swift scala cpp'.split(' '),
);

const count = (code: string, brace: string): number => code.split(brace).length - 1;

/**
 * Looks for samples that begin a class or a block and don't end it, so that they don't compile when they are pasted.
 *
 * @param page path of the page
 * @returns a fault for each of them, and how many samples were looked at
 */
export function checkBraces(page: string, samples: readonly ShownSample[]): {checked: number; faults: string[]} {
  const checked = samples.filter(({language}) => languages.has(language));
  const faults = checked.flatMap(({line, code}) => {
    const [opened, closed] = [count(code, '{'), count(code, '}')];
    return opened === closed
      ? []
      : [`${page}:${line}: the sample opens ${opened} braces and closes ${closed}; let its region end with the block`];
  });
  return {checked: checked.length, faults};
}
