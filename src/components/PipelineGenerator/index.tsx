import {useId, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';

import {Button, options, Select} from '@site/src/components/Field';
import {ciSystems} from '@site/src/data/ci-systems';
import {models, type RepositoryFile} from '@site/src/data/pipelines';
import {sidesOf} from '@site/src/data/pipelines/for-languages';
import {generate, forReaders} from '@site/src/data/pipelines/generator';
import {sdks} from '@site/src/data/sdks';
import {nameOf, save, scriptOf} from './download';
import {own, useWish, type Side, type Wish} from './query';

import styles from './styles.module.css';

const sides = [[own, 'Your own commands'] as const, ...sdks.map(({id, name}) => [id, name] as const)];

const languageOf = (side: Side) => (side === own ? undefined : side);

const labelOf = (side: Side): string => sdks.find(({id}) => id === side)?.name ?? 'your own commands';

/** Language of the block; a Jenkinsfile is Groovy. */
function syntaxOf({path}: RepositoryFile): string {
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
            <code>{path}</code> in {repository}
          </span>
        </h3>
        <Button
          className={styles.button}
          aria-label={`Download ${path} in ${repository}`}
          onClick={() => save(nameOf(file), text)}
        >
          Download
        </Button>
      </div>
      <CodeBlock language={syntaxOf(file)}>{text}</CodeBlock>
    </section>
  );
}

function summaryOf(wish: Wish, ci: string, files: readonly RepositoryFile[], both: boolean): string {
  const system = ciSystems.find(({id}) => id === ci)?.label ?? '';
  const title = models.find(({id}) => id === wish.model)?.title ?? '';
  const provider = both ? `, provider with ${labelOf(wish.provider)}` : '';
  return `${files.length} ${files.length === 1 ? 'file' : 'files'} for ${system}, ${title}: consumer with ${labelOf(
    wish.consumer,
  )}${provider}.`;
}

/**
 * Writes the pipelines of a release model for the reader's CI system and languages. The choice stands in the address.
 * Without scripts it is one combination, as an example.
 */
export default function PipelineGenerator(): ReactNode {
  const [wish, change, chooseSystem] = useWish();
  const {ci, consumer, provider, model} = wish;
  const chosen = models.find(({id}) => id === model);
  const both = chosen !== undefined && sidesOf(chosen).has('provider');
  const files = generate({
    system: ci,
    model,
    consumer: languageOf(consumer),
    provider: languageOf(provider),
  }).map((file) => ({...file, text: forReaders(file.text)}));
  const toSide = (value: string): Side => sides.find(([id]) => id === value)?.[0] ?? own;

  return (
    <section className={styles.frame} aria-label="Pipeline generator">
      <div className={styles.controls}>
        <Select
          label="CI system"
          value={ci}
          onChange={(value) => chooseSystem(ciSystems.find(({id}) => id === value)?.id ?? ci)}
        >
          {options(ciSystems.map(({id, label}) => [id, label] as const))}
        </Select>
        <Select label="Release model" value={model} onChange={(value) => change({model: value})}>
          {options(models.map(({id, title}) => [id, title] as const))}
        </Select>
        <Select label="Consumer" value={consumer} onChange={(value) => change({consumer: toSide(value)})}>
          {options(sides)}
        </Select>
        {both && (
          <Select label="Provider" value={provider} onChange={(value) => change({provider: toSide(value)})}>
            {options(sides)}
          </Select>
        )}
      </div>
      <div className={styles.head}>
        <p role="status">{summaryOf(wish, ci, files, both)}</p>
        <Button className={styles.button} onClick={() => save('pipelines.sh', scriptOf(files))}>
          Download all
        </Button>
      </div>
      {files.map((file) => (
        <FileSection key={`${file.repository} ${file.path}`} {...file} />
      ))}
    </section>
  );
}
