import {findCommand, type CliCommand} from '../../data/cli-reference';
import {assertNoFaults, type ContentFile, defineCollection, faultAt, findDuplicates, sourceOf} from '../collection';

/** A correction of the generated help of an option; `content/cli-corrections.schema.json` describes the fields. */
export interface CliCorrection {
  /** As typed after `pact`: `broker can-i-deploy`. */
  readonly command: string;
  /** Includes the hyphens: `--transports`. */
  readonly option: string;
  /** The part of the help that is wrong. */
  readonly wrong: string;
  /** Sentences of Markdown. */
  readonly correction: string;
  readonly source: string;
}

function commandFault(command: string): {readonly found?: CliCommand; readonly faults: readonly string[]} {
  try {
    return {found: findCommand(command), faults: []};
  } catch (error) {
    return {faults: [`command: ${error instanceof Error ? error.message : String(error)}; correct it.`]};
  }
}

/** Finds an unknown command or option, and help that no longer says what the entry corrects. */
function findFaults({command, option, wrong}: CliCorrection): readonly string[] {
  const {found, faults} = commandFault(command);
  if (!found) {
    return faults;
  }
  const help = found.options.find(({long}) => long === option)?.help;
  if (help === undefined) {
    return [`option: "pact ${command}" has no option ${option}; correct the name.`];
  }
  return help.includes(wrong)
    ? []
    : [`wrong: the help of ${option} doesn't say "${wrong}"; quote it, or remove the correction.`];
}

function build([file]: readonly ContentFile[]): readonly CliCorrection[] {
  const corrections = file?.value as readonly CliCorrection[];
  const nameOf = ({command, option}: CliCorrection): string => `pact ${command} ${option}`;
  const twice = findDuplicates(corrections.map(nameOf));
  assertNoFaults(
    corrections.flatMap((entry) =>
      [
        ...(twice.includes(nameOf(entry)) ? [`"${nameOf(entry)}" appears twice; merge the two.`] : []),
        ...findFaults(entry),
      ].map((fault) => faultAt(sourceOf(entry), fault)),
    ),
  );
  return corrections;
}

/** Corrections of the help that the programs print, from `content/cli-corrections.yml`. */
export const readCliCorrections = defineCollection({
  from: 'content/cli-corrections.yml',
  schema: 'content/cli-corrections.schema.json',
  build,
});

/** The correction of an option, if there is one. */
export const correctionOf = (command: string, option: string, root?: string): string | undefined =>
  readCliCorrections(root).find((entry) => entry.command === command && entry.option === option)?.correction;
