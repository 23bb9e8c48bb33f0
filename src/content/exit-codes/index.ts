import {assertNoFaults, type ContentFile, defineCollection, faultAt, sourceOf} from '../collection';

/** When a command ends with a code; `content/exit-codes.schema.json` describes the fields. */
export interface ExitCode {
  readonly program: string;
  /** Commands of the program, as Markdown; all of them by default. */
  readonly command?: string;
  readonly codes: readonly number[];
  /** Markdown, without a full stop. */
  readonly when: string;
  readonly source: string;
}

function build([file]: readonly ContentFile[]): readonly ExitCode[] {
  const entries = file?.value as readonly ExitCode[];
  const keyOf = ({program, command = '', codes, when}: ExitCode): string =>
    [program, command, codes.join(' '), when].join('|');
  const keys = entries.map(keyOf);
  assertNoFaults(
    entries
      .filter((entry, index) => keys.indexOf(keyOf(entry)) !== index)
      .map((entry) => faultAt(sourceOf(entry), 'appears twice; remove one.')),
  );
  return entries;
}

/** The exit codes of `content/exit-codes.yml`, by program, in the order of the file. */
export const readExitCodes = defineCollection({
  from: 'content/exit-codes.yml',
  schema: 'content/exit-codes.schema.json',
  build,
});
