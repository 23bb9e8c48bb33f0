import type {ReactNode} from 'react';

import LogoGrid from '@site/src/components/LogoGrid';
import {companies} from '@site/src/data/companies';

/** The grid of all organisations of the users list, for pages. */
export default function Companies(): ReactNode {
  return <LogoGrid companies={companies} />;
}
