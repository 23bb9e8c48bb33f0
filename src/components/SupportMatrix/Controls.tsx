import type {ReactNode} from 'react';
import matrix from '@generated/content-collections/default/support-matrix.json';

import {Button, SearchField} from '@site/src/components/Field';
import {supportMatrix as texts} from '@site/src/texts/support-matrix';
import {featuresOf} from './query';
import {useMatrix} from './use-matrix';

import styles from './styles.module.css';

const count = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const everything = matrix.libraries.map(({id}) => id);

/** Chooses the libraries and features of the matrix. Without scripts only the legend is shown, and the tables have all. */
export default function SupportControls(): ReactNode {
  const [selection, select] = useMatrix();
  const {libraries, feature, differences, columns, isChanged} = selection;
  const total = count(matrix.groups.map(({features}) => features.length));
  const shown = count(matrix.groups.map((group) => featuresOf(group, selection, columns).length));

  return (
    <>
      <form
        className={styles.controls}
        role="search"
        aria-label={texts.controls}
        onSubmit={(event) => event.preventDefault()}
      >
        <fieldset className={styles.libraries}>
          <legend>{texts.libraries}</legend>
          {matrix.libraries.map(({id, name}) => (
            <label key={id} className={styles.chip}>
              <input
                type="checkbox"
                checked={libraries.includes(id)}
                onChange={({target}) =>
                  select({
                    libraries: everything.filter((each) => (each === id ? target.checked : libraries.includes(each))),
                  })
                }
              />
              {name}
            </label>
          ))}
          <Button onClick={() => select({libraries: everything})}>{texts.all}</Button>
          <Button onClick={() => select({libraries: []})}>{texts.none}</Button>
        </fieldset>
        <SearchField label={texts.find} value={feature} onChange={(next) => select({feature: next})} />
        <label className={styles.check}>
          <input type="checkbox" checked={differences} onChange={({target}) => select({differences: target.checked})} />
          {texts.differences}
        </label>
        <div className={styles.outcome}>
          <p role="status">{texts.shown(shown, total, libraries.length)}</p>
          <Button disabled={!isChanged} onClick={() => select({libraries: undefined, feature: '', differences: false})}>
            {texts.reset}
          </Button>
        </div>
      </form>
      <ul className={styles.legend}>
        {(['yes', 'partly', 'no'] as const).map((support) => (
          <li key={support} data-support={support}>
            {texts.legend[support]}
          </li>
        ))}
      </ul>
    </>
  );
}
