import type {ReactNode} from 'react';

import ChoiceTabs, {type PanelProps} from '@site/src/components/ChoiceTabs';
import {ciSystems} from '@site/src/data/ci-systems';
import {ci} from '@site/src/shared/reader-choices/ci';
import {readerChoices} from '@site/src/texts/reader-choices';

interface Props {
  /** A panel for every CI system of `src/data/ci-systems.ts`. */
  readonly children: ReactNode;
}

/** The panel of a CI system. */
export function CiSystem({children}: PanelProps): ReactNode {
  return children;
}

/** Tabs with the same pipeline, or the same step of it, for every CI system. */
export default function CiTabs({children}: Props): ReactNode {
  return (
    <ChoiceTabs label={readerChoices.ciTabs} choice={ci} options={ciSystems}>
      {children}
    </ChoiceTabs>
  );
}
