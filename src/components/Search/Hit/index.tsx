import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import type {SearchHit} from '../engine/types';
import Excerpt from '../Excerpt';
import {headingOf, titleOf} from '../hits';
import Marked from '../Marked';

import styles from './styles.module.css';

interface Props {
  readonly hit: SearchHit;
  /** Link of the heading; without it, the whole hit is in a link. */
  readonly to?: string;
}

/** What was found: the heading, or the title for a page itself, and an excerpt. */
export default function Hit({hit, to}: Props): ReactNode {
  const heading = <Marked html={headingOf(hit) || titleOf(hit)} />;
  return (
    <>
      <div className={styles.heading}>{to ? <Link to={to}>{heading}</Link> : heading}</div>
      <Excerpt hit={hit} />
    </>
  );
}
