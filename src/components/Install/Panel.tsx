import type {ReactNode} from 'react';

import type {PanelProps} from '@site/src/components/ChoiceTabs';

/** The panel of a package manager or a build tool. */
export default function InstallPanel({children}: PanelProps): ReactNode {
  return children;
}
