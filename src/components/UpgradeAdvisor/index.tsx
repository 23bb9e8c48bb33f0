import type {ReactNode} from 'react';
import libraries from '@generated/upgrade-steps/default/libraries.json';

import Advisor from './Advisor';

/** Plans the upgrade between two versions of a library that the reader selects. */
export default function UpgradeAdvisor(): ReactNode {
  return <Advisor libraries={libraries} />;
}
