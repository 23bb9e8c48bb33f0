import {findMessage, literalsOf, wordsOf} from '@site/src/data/errors/template';

/** What is compared: the text of a message, with `{names}` for what varies. */
interface Comparable {
  readonly text: string;
  /** What it is a symptom of; messages of one problem have the same. */
  readonly problem: string;
  /** Whether it only sums up what other messages explain. */
  readonly sumsUp?: boolean;
}

/** A message that a text has, or nearly has. */
export interface Match<Message> {
  readonly message: Message;
  /** Whether all of its words stand in the text in their order. */
  readonly whole: boolean;
}

/** The part of a message's weight that a text must have. */
const threshold = 0.7;
const shown = 5;

const listOf = (text: string): string[] => wordsOf(text).split(' ').filter(Boolean);

/** How much a word tells: the fewer messages have it, the more. */
function weighWords(all: readonly (readonly string[])[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const words of all) {
    for (const word of new Set(words)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return (word) => Math.log(1 + all.length / (counts.get(word) ?? 0.5));
}

/**
 * Finds the messages that a reader's text has. What varies in a message may be anything; signs, layout and colour
 * codes don't count. Whole messages come first, the longest of them first, and summaries behind what they sum up; then
 * those of which the text has most of the words that tell them from others, or whose words hold most of a short text.
 * Of the messages of one problem, which have one explanation, only the best is of use.
 *
 * @param pasted the output of a build, or a part of a message
 * @returns the best of each problem, five at most, none for a text that has nothing of the index
 */
export function matchMessages<Message extends Comparable>(
  pasted: string,
  messages: readonly Message[],
): Match<Message>[] {
  const text = wordsOf(pasted);
  const given = new Set(text.split(' ').filter(Boolean));
  const wordLists = messages.map((message) => listOf(literalsOf(message.text).join(' ')));
  const weigh = weighWords(wordLists);
  const sum = (words: Iterable<string>): number => [...words].reduce((total, word) => total + weigh(word), 0);
  // A part of a message alone says enough only with three words.
  const isPart = given.size >= 3;
  const weightOfText = sum(given);

  return messages
    .map((message, index) => {
      const own = new Set(wordLists[index]);
      const common = sum([...own].filter((word) => given.has(word)));
      const whole = findMessage(message.text, text) !== undefined;
      const share = Math.max(common / sum(own), isPart ? common / weightOfText : 0);
      return {message, whole, share, weight: common};
    })
    .filter(({whole, share}) => whole || share >= threshold)
    .sort(
      (a, b) =>
        Number(b.whole) - Number(a.whole) ||
        Number(a.message.sumsUp ?? false) - Number(b.message.sumsUp ?? false) ||
        (a.whole ? b.weight - a.weight : b.share - a.share),
    )
    .filter(({message: {problem}}, index, all) => all.findIndex(({message}) => message.problem === problem) === index)
    .slice(0, shown)
    .map(({message, whole}) => ({message, whole}));
}
