/** Start tags in highlighted code. Each has a mark of one character; a name here is one of `src/css/custom.css`. */
const tags: readonly (readonly [mark: string, tag: string])[] = [
  ['\u0001', '<span class="code-comment">'],
  ['\u0002', '<span class="code-keyword">'],
  ['\u0003', '<span class="code-string">'],
  ['\u0004', '<span class="code-number">'],
  ['\u0005', '<span class="code-name">'],
  ['\u0006', '<span class="code-type">'],
  ['\u0007', '<span class="code-inserted">'],
  ['\u0008', '<span class="code-deleted">'],
  ['\u000e', '<span class="code-line">'],
  ['\u000f', '<span class="code-line code-line--marked">'],
  ['\u0010', '</span>'],
];

const marks = new RegExp(`[${tags.map(([mark]) => mark).join('')}]`, 'g');
const tagOf = new Map(tags);
const markOf = new Map(tags.map(([mark, tag]) => [tag, mark]));

/**
 * Writes highlighted code with a mark in place of every tag: it travels twice, in the page and in its script, and
 * the one in the script can be shorter.
 *
 * @param html what `rehype-highlight-code` has made of a fence
 * @throws Error when it has another tag, or code with a character that is a mark
 */
export function pack(html: string): string {
  if (html.search(marks) >= 0) {
    throw new Error('the code has a control character that CodeBlock uses as a mark; leave it out of the sample');
  }
  return html.replace(/<[^>]*>/g, (tag) => {
    const mark = markOf.get(tag);
    if (mark === undefined) {
      throw new Error(`highlighted code has ${tag}; add it to src/theme/CodeBlock/marks.ts`);
    }
    return mark;
  });
}

/** The HTML that was packed. */
export function unpack(packed: string): string {
  return packed.replace(marks, (mark) => tagOf.get(mark) ?? '');
}
