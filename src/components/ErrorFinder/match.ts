import {findMessage, literalsOf, wordsOf} from '@site/src/data/errors/template';

/** A known message. */
interface Comparable {
  /** The message, with `{names}` as placeholders. */
  readonly text: string;
  /** Id of the problem behind the message; several messages can share it. */
  readonly problem: string;
  /** Whether it only summarises failures that other messages explain. */
  readonly sumsUp?: boolean;
}

/** A message found in a text, at least in part. */
export interface Match<Message> {
  readonly message: Message;
  /** Whether the text contains the whole message, with any values for its placeholders. */
  readonly whole: boolean;
}

/** Minimum share of a message's weight that a text must contain. */
const threshold = 0.7;
const maxMatches = 5;

const splitWords = (text: string): string[] => wordsOf(text).split(' ').filter(Boolean);

/** Inverse document frequency: the fewer messages contain a word, the more it counts. */
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
 * Finds the known messages in a text. Placeholders match anything; punctuation, layout and colour codes are ignored.
 * Whole messages rank first, the longest of them on top and summaries below the messages they summarise. Partial matches
 * follow: the text has most of the message's distinctive words, or a short text consists mostly of the message's words.
 *
 * @param pasted the output of a build, or part of a message
 * @returns the best match of each problem, five at most
 */
export function matchMessages<Message extends Comparable>(
  pasted: string,
  messages: readonly Message[],
): Match<Message>[] {
  const text = wordsOf(pasted);
  const words = new Set(text.split(' ').filter(Boolean));
  const wordLists = messages.map((message) => splitWords(literalsOf(message.text).join(' ')));
  const weigh = weighWords(wordLists);
  const sum = (list: Iterable<string>): number => [...list].reduce((total, word) => total + weigh(word), 0);
  // With fewer than three words, a partial message is too ambiguous.
  const allowsPart = words.size >= 3;
  const textWeight = sum(words);

  return messages
    .map((message, index) => {
      const messageWords = new Set(wordLists[index]);
      const common = sum([...messageWords].filter((word) => words.has(word)));
      const whole = findMessage(message.text, text) !== undefined;
      const share = Math.max(common / sum(messageWords), allowsPart ? common / textWeight : 0);
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
    .slice(0, maxMatches)
    .map(({message, whole}) => ({message, whole}));
}
