import {useId, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';

import {Button} from '@site/src/components/Field';
import {ciSystems} from '@site/src/data/ci-systems';
import {models, webhookFile, type RepositoryFile} from '@site/src/data/pipelines';
import {generate, forReaders} from '@site/src/data/pipelines/generator';
import {isAllowedName, type Names} from '@site/src/data/pipelines/names';
import {sdks} from '@site/src/data/sdks';
import {pipelineGeneratorTexts as texts} from '@site/src/texts/pipeline-generator';
import Controls from './Controls';
import {download, downloadName, toScript} from './download';
import NeededTests from './NeededTests';
import {languageOf, useSelection, type Selection, type Side} from './query';
import {sidesIn} from './sides';

import styles from './styles.module.css';

const labelOf = (side: Side): string => sdks.find(({id}) => id === side)?.name ?? texts.ownCommands;

/** The names to use in the files: an invalid one is left out until the reader has corrected it. */
function namesOf({consumerName, providerName, environment}: Selection): Names {
  return {
    ...(isAllowedName('application', consumerName) && {consumer: consumerName.trim()}),
    ...(isAllowedName('application', providerName) && {provider: providerName.trim()}),
    ...(isAllowedName('environment', environment) && {environment: environment.trim()}),
  };
}

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
 * Generates the pipelines of a release model for the reader's CI system, languages and names. The selection is kept in
 * the URL. Without scripts the page shows one combination as an example.
 */
export default function PipelineGenerator(): ReactNode {
  const selection = useSelection();
  const [selected] = selection;
  const {ci, jvm, model, scope, consumer, provider} = selected;
  const selectedModel = models.find(({id}) => id === model);
  const sides = sidesIn(selectedModel, scope);
  const languages = {
    consumer: sides.consumer === undefined ? undefined : languageOf(consumer),
    provider: sides.provider === undefined ? undefined : languageOf(provider),
  };
  const files = generate({
    system: ci,
    model,
    ...languages,
    build: jvm,
    side: sides.areSeparate && scope !== 'both' ? scope : undefined,
    names: namesOf(selected),
  }).map((file) => ({...file, text: forReaders(file.text)}));

  return (
    <section className={styles.frame} aria-label={texts.region}>
      <Controls selection={selection} sides={sides} />
      <div className={styles.head}>
        <p role="status">
          {texts.summary({
            files: files.length,
            ciSystem: ciSystems.find(({id}) => id === ci)?.label ?? '',
            releaseModel: selectedModel?.title ?? '',
            consumer: sides.consumer && labelOf(consumer),
            provider: sides.provider && labelOf(provider),
          })}
        </p>
        <Button className={styles.button} onClick={() => download('pipelines.sh', toScript(files))}>
          {texts.downloadAll}
        </Button>
      </div>
      <NeededTests {...languages} hasWebhook={files.some(({path}) => path === webhookFile)} />
      {files.map((file) => (
        <FileSection key={`${file.repository} ${file.path}`} {...file} />
      ))}
    </section>
  );
}
