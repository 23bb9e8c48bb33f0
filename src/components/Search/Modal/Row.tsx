import type {ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';

import type {SearchHit} from '../engine/types';
import Hit from '../Hit';
import {isOffer, placeOf} from '../hits';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;
type RowHit = Parameters<HitComponent>[0]['hit'];

interface Props {
  readonly hit: RowHit;
  /** DocSearch's row. */
  readonly children: ReactNode;
}

/** Whether a hit is of this search. Stored ones have no excerpt, and buttons to forget them. */
function isFound(hit: RowHit): hit is RowHit & SearchHit {
  return '_snippetResult' in hit;
}

/** A row of the modal. A screen reader says which page it is of, because it reads no heading of the group. */
export default function Row({hit, children}: Props): ReactNode {
  return (
    <Link to={hit.url}>
      {isFound(hit) ? (
        <div className="DocSearch-Hit-Container">
          <div className="search-modal__hit">
            <Hit hit={hit} />
            {!isOffer(hit) && <span className="search-modal__place">{placeOf(hit)}</span>}
          </div>
        </div>
      ) : (
        children
      )}
    </Link>
  );
}
