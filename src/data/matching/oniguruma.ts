import {toRegExpDetails} from 'oniguruma-to-es';

/** Constructs that Oniguruma takes in another way than the translation does, and what they are. */
const otherMeanings: readonly (readonly [RegExp, string])[] = [
  // A flag group in the middle takes in the rest of its group, with the alternatives that follow.
  [/[^(|]\(\?[imx-]+\)[^)]*\|/, 'flags in the middle, before an alternative'],
  [/\{\d+\}\?/, 'a question mark after an exact count'],
  [/\[\[:\^?(?:graph|print):\]/, 'graph or print in brackets'],
  [/\\g<0>/, 'recursion'],
];

/**
 * Translates a pattern of Oniguruma, the regex engine of the core, which compares the whole string:
 * `Regex::is_match` of its Rust crate searches with SEARCH_OPTION_WHOLE_STRING.
 *
 * @throws Error if it is invalid, or has a construct that JavaScript lacks or that the translation takes in another way
 */
export function toWholeRegExp(pattern: string): RegExp {
  const found = otherMeanings.find(([construct]) => construct.test(pattern));
  if (found) {
    throw new Error(found[1]);
  }
  if (/\(\?[mx-]*i/.test(pattern) && /[ßﬀ-ﬆ]/.test(pattern)) {
    throw new Error('letters that are several in the other case');
  }
  // Translated without anchors, so that a bracket or comment of the pattern can't take them in.
  const {pattern: source, flags} = toRegExpDetails(pattern, {target: 'ES2018', avoidSubclass: true});
  return new RegExp(`^(?:${source})$`, flags);
}
