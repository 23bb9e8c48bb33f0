import {isSdkId, type SdkId} from '../../../data/sdks';
import type {SectionText} from '@site/src/shared/search/format';
import {excerpt, worthOf, type Excerpt, type HighlightTerms} from './excerpt';

/** Text of a section that is shown together: outside of language panels, or in one of them. */
interface Passage {
  readonly text: string;
  /** Languages whose panel it is; empty for text outside of panels. */
  readonly sdks: readonly SdkId[];
}

/** The best excerpt of a section, and where it is from. */
export interface FoundPassage {
  readonly text: string;
  readonly excerpt: Excerpt | undefined;
  readonly sdk: SdkId | undefined;
}

function passagesOf([shared, ...panels]: SectionText): Passage[] {
  const passages: Passage[] = [{text: shared, sdks: []}];
  for (let at = 0; at < panels.length; at += 2) {
    passages.push({text: panels[at + 1] ?? '', sdks: (panels[at] ?? '').split(' ').filter(isSdkId)});
  }
  return passages;
}

/** What to look for in a section. */
export interface Wanted extends HighlightTerms {
  /** Terms of the query itself. */
  readonly asked: ReadonlySet<string>;
}

/**
 * Finds the passage of a section with most of the query. Among equals, text that every reader sees comes first, then the
 * reader's own language.
 *
 * @param trail titles above the text; their words count for every passage
 */
export function findPassage(section: SectionText, wanted: Wanted, sdk: SdkId | undefined, trail = ''): FoundPassage {
  const rank = ({sdks}: Passage): number => (sdks.length === 0 ? 0 : sdk && sdks.includes(sdk) ? 1 : 2);
  const [first, ...others] = passagesOf(section)
    .sort((one, other) => rank(one) - rank(other))
    .map(({text, sdks}) => {
      const cut = excerpt(text, wanted);
      const passage: FoundPassage = {text, excerpt: cut, sdk: sdk && sdks.includes(sdk) ? sdk : sdks[0]};
      return {passage, worth: worthOf(`${trail}\n${cut?.text ?? ''}`, wanted.asked) || (cut ? 0.5 : 0)};
    });
  const best = others.reduce((best, other) => (!best || other.worth > best.worth ? other : best), first);
  return best?.passage ?? {text: '', excerpt: undefined, sdk: undefined};
}

/** All text of a section. */
export function wholeText(section: SectionText): string {
  return passagesOf(section)
    .map(({text}) => text)
    .join('\n');
}
