import type {ReactNode} from 'react';

import {defineChoice} from '@site/src/components/Choice';
import ChoiceTabs, {type PanelProps} from '@site/src/components/Choice/Tabs';
import {ciSystems} from '@site/src/data/ci-systems';
import {ciChoice} from '@site/src/data/reader-choices';

interface Props {
  /** A panel for every CI system of `src/data/ci-systems.ts`. */
  readonly children: ReactNode;
}

/** The reader's CI system. */
export const ci = defineChoice(ciChoice);

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
