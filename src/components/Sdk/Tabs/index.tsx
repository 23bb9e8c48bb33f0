import type {ReactNode} from 'react';

import ChoiceTabs, {type PanelProps} from '@site/src/components/ChoiceTabs';
import {sdks} from '@site/src/data/sdks';
import {sdk} from '@site/src/shared/reader-choices/sdk';
import {readerChoices} from '@site/src/texts/reader-choices';

interface Props {
  /** A panel for every language of `src/data/sdks.ts`. */
  readonly children: ReactNode;
}

/** The panel of one or more languages. */
export function Sdk({children}: PanelProps): ReactNode {
  return children;
}

/** Tabs with the same content for every language. */
export default function SdkTabs({children}: Props): ReactNode {
  return (
    <ChoiceTabs label={readerChoices.languageTabs} choice={sdk} options={sdks}>
      {children}
    </ChoiceTabs>
  );
}
