import {Fragment, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Escaped HTML whose only tags are `<mark>`, as both engines return it. */
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
  '&#39;': "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#0?39);/g, (entity) => entities[entity] ?? entity);
}

/** Renders text with highlighted words. Any other tags are shown as text. */
export default function Marked({html}: Props): ReactNode {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className={styles.mark}>
        {decodeEntities(part)}
      </mark>
    ) : (
      <Fragment key={index}>{decodeEntities(part)}</Fragment>
    ),
  );
}
