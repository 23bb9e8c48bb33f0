import type {ReactNode} from 'react';
import libraries from '@generated/upgrade-steps/default/libraries.json';

import Advisor from './Advisor';

/** Tells what to do between two versions of a library that the reader chooses. */
export default function UpgradeAdvisor(): ReactNode {
  return <Advisor libraries={libraries} />;
}
