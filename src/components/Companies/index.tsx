import type {ReactNode} from 'react';

import LogoGrid from '@site/src/components/LogoGrid';
import {companies} from '@site/src/data/companies';

/** A grid of all organisations on the list of users. */
export default function Companies(): ReactNode {
  return <LogoGrid companies={companies} />;
}
