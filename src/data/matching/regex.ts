/** A pattern that this page can't run: invalid in Oniguruma too, or with a construct that JavaScript lacks. */
export class RegexFault extends Error {
  /**
   * @param pattern the whole pattern
   * @param reason in the words of the translator
   */
  constructor(
    readonly pattern: string,
    readonly reason: string,
  ) {
    super(`'${pattern}': ${reason}`);
    this.name = 'RegexFault';
  }
}

/** Turns a pattern of Oniguruma into a regular expression that has to match a whole text. */
export type Translator = (pattern: string) => RegExp;

let translator: Translator | undefined;
const compiled = new Map<string, RegExp>();

/**
 * Sets the translator of patterns, which has to happen before one is run. It is large, so the playground loads it for the
 * first trial with a pattern.
 *
 * @param given `toWholeRegExp` of `oniguruma.ts`
 */
export function setTranslator(given: Translator): void {
  translator = given;
}

function compile(pattern: string): RegExp {
  if (!translator) {
    throw new TypeError('set a translator of patterns first');
  }
  try {
    return translator(pattern);
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
