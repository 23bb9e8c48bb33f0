/** An option of a command, as documented in its help. Fields that the help doesn't mention are omitted. */
export interface CliOption {
  /** Includes the hyphens: `--branch`. */
  readonly long: string;
  /** Includes the hyphen: `-b`. */
  readonly short?: string;
  /** Alternative long name. */
  readonly alias?: string;
  /** Name of its value; a flag has none. */
  readonly value?: string;
  /** Whether the value may be omitted. */
  readonly valueIsOptional?: true;
  /** Whether the command needs it, or its environment variable. */
  readonly required?: true;
  /** Whether it can be given more than once. */
  readonly repeatable?: true;
  /** Environment variable that sets it, too. */
  readonly environment?: string;
  readonly default?: string;
  readonly possible?: readonly string[];
  /** Its heading in the help. */
  readonly group: string;
  readonly help: string;
}

/** A positional argument. */
export interface CliArgument {
  readonly name: string;
  readonly required?: true;
  readonly repeatable?: true;
  readonly possible?: readonly string[];
  readonly help: string;
}

export interface CliCommand {
  /** As typed after `pact`: `broker can-i-deploy`; empty for `pact` itself. */
  readonly path: string;
  /** First line of its help. */
  readonly summary: string;
  /** Usage line: `pact broker publish [OPTIONS] --broker-base-url <…>`. */
  readonly usage: string;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
  /** Names of its subcommands. */
  readonly subcommands: readonly string[];
}

/** All commands of the package, with the versions they were read from. */
export interface CliReference {
  readonly generated: string;
  readonly package: {readonly name: string; readonly version: string};
  /** Versions of the tools by command, except those that print none. */
  readonly tools: Readonly<Record<string, string>>;
  readonly commands: readonly CliCommand[];
}
