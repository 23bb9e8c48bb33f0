import type {ReactNode} from 'react';
import situations from '@generated/content-collections/default/matching-situations.json';

import {options, Select} from '@site/src/components/Field';
import {convertExpectation} from '@site/src/data/matching/pact-file';
import {partKinds, specificationVersions} from '@site/src/data/matching/types';
import {isSdkId, sdks, type SdkId} from '@site/src/data/sdks';
import {matcherPlaygroundTexts as texts} from '@site/src/texts/matcher-playground';
import {sharedId, type Playground} from './use-playground';

import styles from './styles.module.css';

interface Props {
  readonly playground: Playground;
  readonly language: SdkId;
  readonly onLanguage: (id: SdkId) => void;
}

const blankOptions = partKinds.map((kind) => [kind, texts.blanks[kind]] as const);
const situationOptions = situations.map(({id, title}) => [id, title] as const);

/** What is tried: a situation or a blank trial, the version, and the language of the test. */
export default function Controls({playground, language, onLanguage}: Props): ReactNode {
  const {id, trial, isShared, choose, edit} = playground;

  function changeVersion(value: string): void {
    const version = specificationVersions.find((each) => String(each) === value) ?? trial.version;
    edit({version, expected: convertExpectation(trial, version)});
  }

  const versions = specificationVersions.filter((each) => trial.kind !== 'message' || each > 2);
  return (
    <div className={styles.controls}>
      <Select label={texts.situation} value={id} onChange={choose}>
        {isShared && options([[sharedId, texts.shared]])}
        <optgroup label={texts.situations}>{options(situationOptions)}</optgroup>
        <optgroup label={texts.blank}>{options(blankOptions)}</optgroup>
      </Select>
      <Select label={texts.version} value={String(trial.version)} onChange={changeVersion}>
        {options(versions.map(String))}
      </Select>
      <Select label={texts.language} value={language} onChange={(value) => isSdkId(value) && onLanguage(value)}>
        {options(sdks.map((each) => [each.id, each.name] as const))}
      </Select>
    </div>
  );
}
