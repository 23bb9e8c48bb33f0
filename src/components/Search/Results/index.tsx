import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import type {SearchHit} from '../engine/types';
import Excerpt from '../Excerpt';
import Hit from '../Hit';
import {groupByPage, headingOf, titleOf} from '../hits';
import Marked from '../Marked';
import {hitLink} from '../settings';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly SearchHit[];
  readonly query: string;
  /** Address of the site. */
  readonly origin: string;
}

/** Search results: pages with what was found on them. */
export default function Results({hits, query, origin}: Props): ReactNode {
  return (
    <ol className={styles.pages}>
      {groupByPage(hits).map(({address, hits: pageHits}) => {
        const [first] = pageHits;
        const page = pageHits.find((hit) => headingOf(hit) === '');
        const sections = pageHits.filter((hit) => hit !== page);
        return (
          <li key={address} className={styles.page}>
            <span className={styles.place}>{first.hierarchy.lvl0}</span>
            <h2 className={styles.title}>
              <Link to={hitLink(page ?? {...first, url: address}, query, origin)}>
                <Marked html={titleOf(first)} />
              </Link>
            </h2>
            {page && <Excerpt hit={page} />}
            {sections.length > 0 && (
              <ul className={styles.sections}>
                {sections.map((hit) => (
                  <li key={hit.objectID}>
                    <Hit hit={hit} to={hitLink(hit, query, origin)} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
