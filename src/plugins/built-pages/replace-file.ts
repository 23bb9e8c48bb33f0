import {rename, writeFile} from 'node:fs/promises';

/** Writes a file in one step: whoever reads it meanwhile, in this build or another, gets the old content or the new. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
