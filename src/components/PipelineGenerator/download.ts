import type {RepositoryFile} from '@site/src/data/pipelines';

const end = 'END_OF_FILE';

/** A script that writes all files, each into the folder of its repository. */
export function scriptOf(files: readonly RepositoryFile[]): string {
  const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
  return [
    '#!/usr/bin/env bash',
    '# Run this in the folder that holds your repositories.',
    'set -eu',
    ...files.flatMap(({repository, path, text}) => {
      const place = `${repository}/${path}`;
      return ['', `mkdir -p "${folderOf(place)}"`, `cat > "${place}" <<'${end}'`, `${text}${end}`];
    }),
    '',
  ].join('\n');
}

/** Name under which a browser saves a file; browsers change names that begin with a dot. */
export function nameOf({path}: RepositoryFile): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/^\./, '');
}

/** Hands a text to the reader as a file. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
