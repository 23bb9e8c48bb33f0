import type {ReactNode} from 'react';

import {isSdkId, sdks} from '@site/src/data/sdks';
import {useSdk} from '@site/src/shared/reader-choices/sdk';
import {readerChoices} from '@site/src/texts/reader-choices';

import styles from './styles.module.css';

interface Props {
  /** Set in the mobile menu, where nothing is rendered: the navbar above it shows the menu already. */
  readonly mobile?: boolean;
}

/**
 * Selects the language of code samples. The visible name comes from the styles of the reader-choices plugin, and its
 * script acts on the menu, so that both work before React hydrates the page.
 */
export default function SdkChooser({mobile = false}: Props): ReactNode {
  const [chosen, choose] = useSdk();
  if (mobile) {
    return null;
  }
  return (
    <div className={styles.chooser}>
      <span className={styles.field}>
        <span data-sdk-label="" aria-hidden="true" />
        <select
          aria-label={readerChoices.languageMenu}
          data-sdk-menu=""
          className={styles.select}
          value={chosen}
          onChange={({target}) => {
            if (isSdkId(target.value)) {
              choose(target.value);
            }
          }}
        >
          {sdks.map((sdk) => (
            <option key={sdk.id} value={sdk.id}>
              {sdk.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
