import {Fragment, type ReactNode} from 'react';

interface Props {
  /** Text with `<mark>` around words, as both engines give it. */
  readonly html: string;
}

const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
  '&#39;': "'",
};

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => signs[entity] ?? entity);
}

/** Shows text with its marked words. Whatever else looks like HTML stays text. */
export default function Marked({html}: Props): ReactNode {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) =>
      index % 2 === 1 ? <mark key={index}>{decode(part)}</mark> : <Fragment key={index}>{decode(part)}</Fragment>,
    );
}
