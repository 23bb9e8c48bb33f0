// cspell:words onig

import {toRegExp} from 'oniguruma-to-es';

/** A pattern that this page can't run: invalid in Oniguruma too, or with a construct that JavaScript lacks. */
export class RegexFault extends Error {
  constructor(
    readonly pattern: string,
    readonly reason: string,
  ) {
    super(`'${pattern}': ${reason}`);
    this.name = 'RegexFault';
  }
}

const compiled = new Map<string, RegExp>();

function compile(pattern: string): RegExp {
  try {
    // The core compares the whole string: `onig::Regex::is_match` searches with SEARCH_OPTION_WHOLE_STRING.
    return toRegExp(String.raw`\A(?:${pattern})\z`, {target: 'ES2018', rules: {captureGroup: true}});
  } catch (error) {
    throw new RegexFault(pattern, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Whether a pattern matches a whole text. The core uses the regex engine Oniguruma, so the pattern is translated.
 *
 * @throws RegexFault if the pattern can't be translated
 */
export function matchesWhole(pattern: string, text: string): boolean {
  const regex = compiled.get(pattern) ?? compile(pattern);
  compiled.set(pattern, regex);
  regex.lastIndex = 0;
  return regex.test(text);
}
