import type {ReactNode} from 'react';
import companies from '@generated/content-collections/default/companies.json';

import EditLink from '@site/src/components/EditLink';
import LogoGrid from '@site/src/components/LogoGrid';

interface Props {
  /** Shows the best-known organisations only. */
  readonly pinned?: boolean;
}

/** A grid of the organisations on the list of users. */
export default function Companies({pinned = false}: Props): ReactNode {
  return (
    <div>
      <LogoGrid companies={pinned ? companies.filter((company) => company.pinned) : companies} />
      <EditLink of="content/companies.yml" passage="list" />
    </div>
  );
}
