import type {ReactNode} from 'react';

import {isSdkId, sdks} from '@site/src/data/sdks';
import {useSdk} from '@site/src/shared/reader-choices/sdk';

import styles from './styles.module.css';

interface Props {
  /** Whether it is asked for in the menu of narrow screens; it stands in the bar above it already. */
  readonly mobile?: boolean;
}

/**
 * Names the language that samples are shown in, and changes it. The name that is seen comes from the
 * styles of the reader-choices plugin: it is right before the first script of the framework runs.
 */
export default function SdkChooser({mobile = false}: Props): ReactNode {
  const [chosen, choose] = useSdk();
  if (mobile) {
    return null;
  }
  return (
    <div className={styles.chooser}>
      <span className={styles.field}>
        <span className={styles.name} aria-hidden="true" />
        <select
          aria-label="Language of samples"
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
