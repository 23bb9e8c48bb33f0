import {rename, writeFile} from 'node:fs/promises';

/** Writes a file atomically, so that concurrent readers, even in other builds, never see half of it. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, content);
  await rename(temporary, file);
}
