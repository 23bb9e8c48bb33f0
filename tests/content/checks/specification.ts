import type {Line} from '../../specification';

/** Titles of the tests in a source, as they are written there. */
export function titlesOf(source: string): Set<string> {
  const titles = source.matchAll(/(?:\b(?:test|it)(?:\.\w+)?|[\])`])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g);
  return new Set([...titles].map(([, , title = '']) => title.replaceAll(/\\(['"`])/g, '$1')));
}

/**
 * Finds lines of the specification that no test holds.
 *
 * @param read source of a test file; undefined when there is none
 * @returns one sentence a fault, naming the line and the fix
 */
export function specificationFaults(lines: readonly Line[], read: (file: string) => string | undefined): string[] {
  const ids = new Set<string>();
  return lines.flatMap(({id, says, proofs}) => {
    const repeated = ids.has(id) ? [`${id}: stands in tests/specification.ts twice; number one anew`] : [];
    ids.add(id);
    const empty = proofs.length === 0 ? [`${id} (${says}): has no test; write one and name it`] : [];
    const broken = proofs.flatMap(({file, title}) => {
      const source = read(file);
      if (source === undefined) {
        return [`${id} (${says}): ${file} does not exist; name the test that holds the line now`];
      }
      return titlesOf(source).has(title)
        ? []
        : [`${id} (${says}): ${file} has no test "${title}"; name the one that holds the line now`];
    });
    return [...repeated, ...empty, ...broken];
  });
}
