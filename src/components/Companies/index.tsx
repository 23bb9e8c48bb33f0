import type {ReactNode} from 'react';
import companies from '@generated/content-collections/default/companies.json';

import EditLink from '@site/src/components/EditLink';
import LogoGrid from '@site/src/components/LogoGrid';

/** A grid of all organisations on the list of users. */
export default function Companies(): ReactNode {
  return (
    <>
      <LogoGrid companies={companies} />
      <EditLink of="content/companies.yml" passage="list" />
    </>
  );
}
