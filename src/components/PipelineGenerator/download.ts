import type {RepositoryFile} from '@site/src/data/pipelines';
import {pipelineGeneratorTexts as texts} from '@site/src/texts/pipeline-generator';

const delimiter = 'END_OF_FILE';

/** A shell script that writes all files, each into the folder of its repository. */
export function toScript(files: readonly RepositoryFile[]): string {
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  return [
    '#!/usr/bin/env bash',
    `# ${texts.script}`,
    'set -eu',
    ...files.flatMap(({repository, path, text}) => {
      const target = `${repository}/${path}`;
      return ['', `mkdir -p "${folderOf(target)}"`, `cat > "${target}" <<'${delimiter}'`, `${text}${delimiter}`];
    }),
    '',
  ].join('\n');
}

/** The name for downloading a file, without a leading dot: browsers replace that. */
export function downloadName({path}: RepositoryFile): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/^\./, '');
}

/** Downloads a string as a file. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], {type: 'text/plain'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
