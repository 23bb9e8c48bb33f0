/** An option of a command, as its help tells it. What the help doesn't tell is left out. */
export interface CliOption {
  /** With its hyphens: `--branch`. */
  readonly long: string;
  /** With its hyphen: `-b`. */
  readonly short?: string;
  /** Another long name. */
  readonly alias?: string;
  /** Name of its value; an option without one is a switch. */
  readonly value?: string;
  /** True when the value can be left out. */
  readonly valueIsOptional?: true;
  /** True when the command doesn't run without it, or without its environment variable. */
  readonly required?: true;
  /** True when it can be given more than once. */
  readonly repeatable?: true;
  /** The environment variable that stands in for it. */
  readonly environment?: string;
  readonly default?: string;
  readonly possible?: readonly string[];
  /** The heading of the help that it is under. */
  readonly group: string;
  readonly help: string;
}

/** A value that a command takes without an option's name before it. */
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
  /** The first line of its help. */
  readonly summary: string;
  /** With all that is required: `pact broker publish [OPTIONS] --broker-base-url <…>`. */
  readonly usage: string;
  readonly arguments: readonly CliArgument[];
  readonly options: readonly CliOption[];
  /** Last words of the paths of its subcommands. */
  readonly subcommands: readonly string[];
}

/** All commands of the package, with the versions that they were read from. */
export interface CliReference {
  readonly generated: string;
  readonly package: {readonly name: string; readonly version: string};
  /** Versions of the tools, by their command; a tool that can't tell its version is not here. */
  readonly tools: Readonly<Record<string, string>>;
  readonly commands: readonly CliCommand[];
}
