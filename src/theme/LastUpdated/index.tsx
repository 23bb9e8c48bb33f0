import type {ReactNode} from 'react';
import LastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';

import {isPerson} from '@site/src/data/committers';

/** When a page was last changed, and by whom if Git has the name of a person. */
export default function PersonalLastUpdated({lastUpdatedBy, ...props}: Props): ReactNode {
  return (
    <LastUpdated {...props} lastUpdatedBy={lastUpdatedBy && isPerson(lastUpdatedBy) ? lastUpdatedBy : undefined} />
  );
}
