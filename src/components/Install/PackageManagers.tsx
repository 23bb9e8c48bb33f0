import type {ReactNode} from 'react';

import ChoiceTabs from '@site/src/components/ChoiceTabs';
import {packageManagers} from '@site/src/data/build-tools';
import {packageManager} from '@site/src/shared/reader-choices/package-manager';
import {readerChoices} from '@site/src/texts/reader-choices';

interface Props {
  /** An `InstallPanel` for every package manager. */
  readonly children: ReactNode;
}

/** Tabs with the same commands for every package manager of JavaScript. `remark-install-tabs` writes them. */
export default function PackageManagers({children}: Props): ReactNode {
  return (
    <ChoiceTabs label={readerChoices.packageManagerTabs} choice={packageManager} options={packageManagers}>
      {children}
    </ChoiceTabs>
  );
}
