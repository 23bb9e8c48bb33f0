import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import type {SearchHit} from '../engine/types';
import Marked from '../Marked';
import {excerptOf, hitLink} from '../settings';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly SearchHit[];
  readonly query: string;
  /** Address of the site. */
  readonly origin: string;
}

interface PageHits {
  readonly address: string;
  readonly hits: SearchHit[];
}

const levels = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Groups hits by page, in the order of each page's first hit. */
function groupByPage(hits: readonly SearchHit[]): PageHits[] {
  const pages = new Map<string, PageHits>();
  for (const hit of hits) {
    const address = hit.url.split('#')[0] ?? hit.url;
    const page = pages.get(address);
    if (page) {
      page.hits.push(hit);
    } else {
      pages.set(address, {address, hits: [hit]});
    }
  }
  return [...pages.values()];
}

function highlightedHeading(hit: SearchHit, level: (typeof levels)[number] | 'lvl1'): string {
  // Hits of the hosted service have no highlights where nothing matched.
  const highlighted = hit._highlightResult as SearchHit['_highlightResult'] | undefined;
  return highlighted?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}

function headingsOf(hit: SearchHit): string[] {
  return levels.map((level) => highlightedHeading(hit, level)).filter(Boolean);
}

/** Search results: pages with their matching sections. */
export default function Results({hits, query, origin}: Props): ReactNode {
  return (
    <ol className={styles.pages}>
      {groupByPage(hits).map(({address, hits: pageHits}) => {
        const [first] = pageHits;
        const pageHit = pageHits.find((hit) => headingsOf(hit).length === 0);
        const excerpt = pageHit && excerptOf(pageHit);
        return (
          <li key={address} className={styles.page}>
            <span className={styles.label}>{first?.hierarchy.lvl0}</span>
            <h2 className={styles.title}>
              <Link to={first ? hitLink({...first, url: address}, query, origin) : ''}>
                <Marked html={first ? highlightedHeading(first, 'lvl1') : ''} />
              </Link>
            </h2>
            {excerpt && (
              <p className={styles.excerpt}>
                <Marked html={excerpt} />
              </p>
            )}
            <ul className={styles.sections}>
              {pageHits
                .filter((hit) => hit !== pageHit && headingsOf(hit).length > 0)
                .map((hit) => (
                  <li key={hit.objectID}>
                    <Link to={hitLink(hit, query, origin)} className={styles.section}>
                      <Marked html={headingsOf(hit).join(' › ')} />
                    </Link>
                    {excerptOf(hit) && (
                      <p className={styles.excerpt}>
                        <Marked html={excerptOf(hit)} />
                      </p>
                    )}
                  </li>
                ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
