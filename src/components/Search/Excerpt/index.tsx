import type {ReactNode} from 'react';

import type {SearchHit} from '../engine/types';
import {excerptOf} from '../hits';
import Marked from '../Marked';

import styles from './styles.module.css';

interface Props {
  readonly hit: SearchHit;
}

/** A piece of the text that was found, with the words of the query marked; nothing for a hit without text. */
export default function Excerpt({hit}: Props): ReactNode {
  const excerpt = excerptOf(hit);
  return (
    excerpt !== '' && (
      <div className={styles.excerpt}>
        <Marked html={excerpt} />
      </div>
    )
  );
}
