import type {ReactNode} from 'react';

import ChoiceTabs from '@site/src/components/ChoiceTabs';
import {jvmBuildTools} from '@site/src/data/build-tools';
import {jvmBuild} from '@site/src/shared/reader-choices/jvm-build';
import {readerChoices} from '@site/src/texts/reader-choices';

interface Props {
  /** An `InstallPanel` for every build tool. */
  readonly children: ReactNode;
}

/** Tabs with the same dependencies for every build tool of the JVM. `remark-install-tabs` writes them. */
export default function JvmBuilds({children}: Props): ReactNode {
  return (
    <ChoiceTabs label={readerChoices.jvmBuildTabs} choice={jvmBuild} options={jvmBuildTools}>
      {children}
    </ChoiceTabs>
  );
}
