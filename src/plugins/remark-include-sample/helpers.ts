import {readFileSync} from 'node:fs';
import path from 'node:path';

import {declaredNames, declaringLanguages, outerNames, publicNames, usesName} from './declarations';
import {findRegion, regionsOf} from './extract';
import {importsOf} from './imports';
import {plainCode} from './plain';
import {filesVisibleTo, withPackages} from './visible';

/** A region that samples of its folder lean on; its name begins with `helper-`. */
export interface Helper {
  readonly file: string;
  /** First and last line in its file. */
  readonly from: number;
  readonly to: number;
  readonly code: string;
  /** The whole file. */
  readonly source: string;
  /** Names that it declares for other code of its file, and for other files. */
  readonly names: ReadonlySet<string>;
  readonly publicNames: ReadonlySet<string>;
}

/** Code that leans on helpers. */
interface User {
  readonly file: string;
  readonly code: string;
  /** The whole file. */
  readonly source: string;
}

const isHelper = (region: string): boolean => region.startsWith('helper-');

function helpersOf(file: string, language: string): Helper[] {
  const source = readFileSync(file, 'utf8');
  return regionsOf(source)
    .filter(isHelper)
    .map((region) => {
      const {code, from, to} = findRegion(source, region);
      const names = outerNames(code, language);
      return {file, from, to, code, source, names, publicNames: publicNames(code, language)};
    });
}

/** Reads the helpers that a sample may use, those of its file first. @throws Error when the markers of a file don't match */
export function readHelpers(file: string, language: string): Helper[] {
  if (!declaringLanguages.includes(language) || path.extname(file) === '') {
    return [];
  }
  return [file, ...filesVisibleTo(file, language)].flatMap((each) => helpersOf(each, language));
}

/**
 * Selects the names of a helper that code may refer to: those of other files only where its own file doesn't declare them,
 * those of other packages only where it imports them.
 */
function namesFor({file, source}: User, language: string): (helper: Helper) => string[] {
  // Tests in Python name variables like the fixtures of conftest.py.
  const own = (language === 'python' ? outerNames : declaredNames)(source, language);
  const imported = new Set(importsOf(source, language).flatMap(({names = []}) => names));
  const isInOtherPackage = (helper: Helper): boolean =>
    withPackages.includes(language) && path.dirname(helper.file) !== path.dirname(file);
  return (helper) =>
    helper.file === file
      ? [...helper.names]
      : [...helper.publicNames].filter((name) => !own.has(name) && (!isInOtherPackage(helper) || imported.has(name)));
}

/**
 * Chooses the helpers that a sample leans on, and those that they lean on in turn. Of two that declare a name, it takes
 * the first, or the one in the file that uses it.
 *
 * @param helpersOf the helpers that code of a file may use
 * @param isShown whether the page shows a helper with what it leans on, or the names that are used of it
 */
export function helpersFor(
  sample: User,
  helpersOf: (file: string) => readonly Helper[],
  language: string,
  isShown: (helper: Helper, names: readonly string[]) => boolean,
): Helper[] {
  const seen = new Set<string>();
  const queue = [sample];
  const chosen: Helper[] = [];
  for (let user = queue.shift(); user !== undefined; user = queue.shift()) {
    const {file, code} = user;
    const plain = plainCode(code, language);
    const found = declaredNames(code, language);
    const helpers = helpersOf(file);
    const namesOf = namesFor(user, language);
    const isOwn = (helper: Helper): boolean => helper.file === file;
    for (const helper of [...helpers.filter(isOwn), ...helpers.filter((each) => !isOwn(each))]) {
      const place = `${helper.file}:${helper.from}`;
      const names = namesOf(helper);
      const used = names.filter((name) => !found.has(name) && usesName(plain, name));
      if (used.length > 0) {
        names.forEach((name) => found.add(name));
        if (!seen.has(place) && !isShown(helper, used)) {
          chosen.push(helper);
          queue.push(helper);
        }
        seen.add(place);
      }
    }
  }
  return chosen;
}
