import type {ReactNode} from 'react';
import companies from '@generated/content-collections/default/companies.json';

import EditLink from '@site/src/components/EditLink';
import LogoGrid from '@site/src/components/LogoGrid';

/** The grid of all organisations of the users list, for pages. */
export default function Companies(): ReactNode {
  return (
    <>
      <LogoGrid companies={companies} />
      <EditLink of="content/companies.yml" label="Edit this list" />
    </>
  );
}
