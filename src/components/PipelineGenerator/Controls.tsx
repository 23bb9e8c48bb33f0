import type {ReactNode} from 'react';

import {options, Select, TextField} from '@site/src/components/Field';
import {jvmBuildTools} from '@site/src/data/build-tools';
import {ciSystems} from '@site/src/data/ci-systems';
import {models} from '@site/src/data/pipelines';
import {builtEitherWay} from '@site/src/data/pipelines/generator';
import {exampleNames, isAllowedName} from '@site/src/data/pipelines/names';
import {sdks} from '@site/src/data/sdks';
import {pipelineGeneratorTexts as texts} from '@site/src/texts/pipeline-generator';
import {languageOf, ownCommands, type Scope, type Side, type useSelection} from './query';
import type {Sides} from './sides';

import styles from './styles.module.css';

interface Props {
  readonly selection: ReturnType<typeof useSelection>;
  readonly sides: Sides;
}

const languageOptions = [[ownCommands, texts.ownCommands] as const, ...sdks.map(({id, name}) => [id, name] as const)];
const scopes = Object.entries(texts.scopes);

const toSide = (value: string): Side => languageOptions.find(([id]) => id === value)?.[0] ?? ownCommands;
const toScope = (value: string): Scope => (value === 'consumer' || value === 'provider' ? value : 'both');

function errorOf(kind: 'application' | 'environment', name: string): string | undefined {
  return name === '' || isAllowedName(kind, name) ? undefined : texts[`${kind}Error`];
}

/** What the files are for: CI system, release model, sides with their languages, and names. */
export default function Controls({selection: [selected, change, changeShared], sides}: Props): ReactNode {
  const {ci, jvm, model, scope, consumer, provider, consumerName, providerName, environment} = selected;
  const shown = [...(sides.consumer ? [consumer] : []), ...(sides.provider ? [provider] : [])].map(languageOf);
  return (
    <div className={styles.controls}>
      <Select
        label={texts.ciSystem}
        value={ci}
        onChange={(value) => changeShared({ci: ciSystems.find(({id}) => id === value)?.id ?? ci})}
      >
        {options(ciSystems.map(({id, label}) => [id, label] as const))}
      </Select>
      <Select label={texts.releaseModel} value={model} onChange={(value) => change({model: value})}>
        {options(models.map(({id, title}) => [id, title] as const))}
      </Select>
      {sides.areSeparate && (
        <Select label={texts.scope} value={scope} onChange={(value) => change({scope: toScope(value)})}>
          {options(scopes)}
        </Select>
      )}
      {sides.consumer && (
        <Select label={texts.consumer} value={consumer} onChange={(value) => change({consumer: toSide(value)})}>
          {options(languageOptions)}
        </Select>
      )}
      {sides.provider && (
        <Select label={texts.provider} value={provider} onChange={(value) => change({provider: toSide(value)})}>
          {options(languageOptions)}
        </Select>
      )}
      {shown.some((language) => language && builtEitherWay.has(language)) && (
        <Select
          label={texts.jvmBuild}
          value={jvm}
          onChange={(value) => changeShared({jvm: jvmBuildTools.find(({id}) => id === value)?.id ?? jvm})}
        >
          {options(jvmBuildTools.map(({id, label}) => [id, label] as const))}
        </Select>
      )}
      {sides.consumer && (
        <TextField
          label={texts.consumerName}
          value={consumerName}
          placeholder={sides.consumer}
          error={errorOf('application', consumerName)}
          onChange={(value) => change({consumerName: value})}
        />
      )}
      {sides.provider && (
        <TextField
          label={texts.providerName}
          value={providerName}
          placeholder={sides.provider}
          error={errorOf('application', providerName)}
          onChange={(value) => change({providerName: value})}
        />
      )}
      <TextField
        label={texts.environment}
        value={environment}
        placeholder={exampleNames.environment}
        error={errorOf('environment', environment)}
        onChange={(value) => change({environment: value})}
      />
    </div>
  );
}
