/** A meaning is one line of Markdown: `code`, *emphasis*, **strong** and [links](/path#id). */
interface Described {
  /** As the library spells it; the address of its row is made from it, too. */
  readonly name: string;
  /** What it does, its default when that is no plain value, when it is needed, traps. */
  readonly meaning: string;
  /** The version that introduced it, where that is known. */
  readonly since?: string;
}

/** An option, or a field of an object. */
export interface ApiOption extends Described {
  /** As declared. */
  readonly type: string;
  readonly required?: true;
  /** A value as the reader would write it. */
  readonly default?: string;
  /** All values that it takes, where the type doesn't say. */
  readonly allowed?: readonly string[];
  /** Environment variables that set it. */
  readonly environment?: readonly string[];
}

/** A method, a function or a constructor. */
export interface ApiMethod extends Described {
  /** As declared, without what it returns: `given(state: string, parameters?: JsonMap)`. */
  readonly signature: string;
  /** As declared; nothing for a constructor. */
  readonly returns?: string;
}

/** A type that signatures name. */
export interface ApiType extends Described {
  /** As declared, where that says more than the meaning. */
  readonly type?: string;
  /** The file that declares it, where several declare the name: `dsl/message`. */
  readonly file?: string;
}

/** Any value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

export interface ApiMatcher extends Described {
  readonly signature: string;
  readonly returns: string;
  /** What values it accepts. */
  readonly matches: string;
  /** The value in the consumer's test and, where that differs, in the request at verification. */
  readonly generates: string;
  /** A call that the tests run, in JavaScript, with the bare names of the library. */
  readonly call: string;
  /** The part of the interaction that takes it; the body if left out. */
  readonly part?: 'body' | 'status' | 'multipart';
  /** What the mock server answers for the call; nothing when it differs every time. */
  readonly example?: Json;
  /** What the call writes into `matchingRules`, by path. */
  readonly rules: {readonly [path: string]: Json};
  /** What the call writes into `generators`, by path. */
  readonly generators?: {readonly [path: string]: Json};
  /** Values that the call accepts of a provider, and that it refuses: the tests try them. */
  readonly accepts: readonly Json[];
  readonly refuses: readonly Json[];
  /** The oldest specification that has the rule. */
  readonly specification: 2 | 3 | 4;
}

interface Group<Kind extends string, Entry> {
  readonly kind: Kind;
  /** The heading, and what `group="…"` asks for. */
  readonly title: string;
  /**
   * The type whose members the entries are, as declared (`dsl/message#Message` where files share a name); or
   * `exports` of the package, a namespace of it, or `declarations` for types by their names.
   */
  readonly of: string;
  readonly entries: readonly Entry[];
}

export type ApiGroup =
  Group<'options', ApiOption> | Group<'methods', ApiMethod> | Group<'types', ApiType> | Group<'matchers', ApiMatcher>;

/** Part of the interface of a library. */
export interface ApiTable {
  /** Library and subject: `pact-js/verifier-options`. */
  readonly id: string;
  /** Where names, types and signatures come from: a file in `src/data/api-reference/surfaces`. */
  readonly surface?: string;
  readonly groups: readonly ApiGroup[];
}

/** What no table of a library describes, with the reason: `Holder.member`, or `Holder` for everything in it. */
export type NotDocumented = Readonly<Record<string, string>>;
