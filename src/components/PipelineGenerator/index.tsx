import {useId, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';

import {Button, options, Select} from '@site/src/components/Field';
import {ciSystems} from '@site/src/data/ci-systems';
import {models, type RepositoryFile} from '@site/src/data/pipelines';
import {sidesOf} from '@site/src/data/pipelines/for-languages';
import {generate, forReaders} from '@site/src/data/pipelines/generator';
import {sdks} from '@site/src/data/sdks';
import {pipelineGeneratorTexts as texts} from '@site/src/texts/pipeline-generator';
import {download, downloadName, toScript} from './download';
import {ownCommands, useSelection, type Side} from './query';

import styles from './styles.module.css';

const sides = [[ownCommands, texts.ownCommands] as const, ...sdks.map(({id, name}) => [id, name] as const)];

const languageOf = (side: Side) => (side === ownCommands ? undefined : side);

const labelOf = (side: Side): string => sides.find(([id]) => id === side)?.[1] ?? '';

/** Language for highlighting; a Jenkinsfile is Groovy. */
function highlightLanguage({path}: RepositoryFile): string {
  return path.endsWith('.sh') ? 'bash' : path.endsWith('.yml') ? 'yaml' : 'groovy';
}

function FileSection(file: RepositoryFile): ReactNode {
  const heading = useId();
  const {path, repository, text} = file;
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h3>
          <span id={heading}>
            <code>{path}</code> {texts.inRepository(repository)}
          </span>
        </h3>
        <Button
          className={styles.button}
          aria-label={texts.downloadFile(path, repository)}
          onClick={() => download(downloadName(file), text)}
        >
          {texts.download}
        </Button>
      </div>
      <CodeBlock language={highlightLanguage(file)}>{text}</CodeBlock>
    </section>
  );
}

/**
 * Generates the pipelines of a release model for the reader's CI system and languages. The selection is kept in the URL.
 * Without scripts the page shows one combination as an example.
 */
export default function PipelineGenerator(): ReactNode {
  const [{ci, consumer, provider, model}, change, changeSystem] = useSelection();
  const selectedModel = models.find(({id}) => id === model);
  const hasProvider = selectedModel !== undefined && sidesOf(selectedModel).has('provider');
  const files = generate({
    system: ci,
    model,
    consumer: languageOf(consumer),
    provider: languageOf(provider),
  }).map((file) => ({...file, text: forReaders(file.text)}));
  const toSide = (value: string): Side => sides.find(([id]) => id === value)?.[0] ?? ownCommands;

  return (
    <section className={styles.frame} aria-label={texts.region}>
      <div className={styles.controls}>
        <Select
          label={texts.ciSystem}
          value={ci}
          onChange={(value) => changeSystem(ciSystems.find(({id}) => id === value)?.id ?? ci)}
        >
          {options(ciSystems.map(({id, label}) => [id, label] as const))}
        </Select>
        <Select label={texts.releaseModel} value={model} onChange={(value) => change({model: value})}>
          {options(models.map(({id, title}) => [id, title] as const))}
        </Select>
        <Select label={texts.consumer} value={consumer} onChange={(value) => change({consumer: toSide(value)})}>
          {options(sides)}
        </Select>
        {hasProvider && (
          <Select label={texts.provider} value={provider} onChange={(value) => change({provider: toSide(value)})}>
            {options(sides)}
          </Select>
        )}
      </div>
      <div className={styles.head}>
        <p role="status">
          {texts.summary({
            files: files.length,
            ciSystem: ciSystems.find(({id}) => id === ci)?.label ?? '',
            releaseModel: selectedModel?.title ?? '',
            consumer: labelOf(consumer),
            provider: hasProvider ? labelOf(provider) : undefined,
          })}
        </p>
        <Button className={styles.button} onClick={() => download('pipelines.sh', toScript(files))}>
          {texts.downloadAll}
        </Button>
      </div>
      {files.map((file) => (
        <FileSection key={`${file.repository} ${file.path}`} {...file} />
      ))}
    </section>
  );
}
