import type {ReactNode} from 'react';

import ChoiceTabs, {type PanelProps} from '@site/src/components/ChoiceTabs';
import {ciSystems} from '@site/src/data/ci-systems';
import {ci} from '@site/src/shared/reader-choices/ci';

interface Props {
  /** A panel for every CI system of `src/data/ci-systems.ts`. */
  readonly children: ReactNode;
}

/** What one CI system shows in a group of tabs. */
export function CiSystem({children}: PanelProps): ReactNode {
  return children;
}

/** The same pipeline, or the same step of it, for every CI system. */
export default function CiTabs({children}: Props): ReactNode {
  return (
    <ChoiceTabs label="CI system" choice={ci} options={ciSystems}>
      {children}
    </ChoiceTabs>
  );
}
