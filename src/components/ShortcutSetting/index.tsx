import type {ReactNode} from 'react';

import {useShortcuts} from '@site/src/shared/shortcuts';
import {shortcuts} from '@site/src/texts/shortcuts';

import styles from './styles.module.css';

/** Turns the shortcut "/" off and on, for readers whose speech input or unsteady hand presses it unintentionally. */
export default function ShortcutSetting(): ReactNode {
  const [isOn, turn] = useShortcuts();
  return (
    <label className={styles.setting}>
      <input type="checkbox" checked={isOn} onChange={({target}) => turn(target.checked)} />
      {shortcuts.setting}
    </label>
  );
}
