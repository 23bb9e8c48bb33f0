import type {ReactNode} from 'react';

import ChoiceTabs, {type PanelProps} from '@site/src/components/ChoiceTabs';
import {sdks} from '@site/src/data/sdks';
import {sdk} from '@site/src/shared/reader-choices/sdk';

interface Props {
  /** A panel for every language of `src/data/sdks.ts`. */
  readonly children: ReactNode;
}

/** What one language, or several together, show in a group of tabs. */
export function Sdk({children}: PanelProps): ReactNode {
  return children;
}

/** The same thing in every language. */
export default function SdkTabs({children}: Props): ReactNode {
  return (
    <ChoiceTabs label="Language" choice={sdk} options={sdks}>
      {children}
    </ChoiceTabs>
  );
}
