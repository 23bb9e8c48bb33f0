/** A meaning is one line of Markdown: `code`, *emphasis*, **strong** and [links](/path#id). */
interface Described {
  /** Name in the library, from which the id of its row is derived. */
  readonly name: string;
  /** What it does, when it is needed, pitfalls, and a default that isn't a plain value. */
  readonly meaning: string;
  /** Version that introduced it, if known. */
  readonly since?: string;
}

/** An option, or a field of an object. */
export interface ApiOption extends Described {
  /** As declared. */
  readonly type: string;
  readonly required?: true;
  /** A value in the syntax of the language. */
  readonly default?: string;
  /** All allowed values, unless they follow from the type. */
  readonly allowed?: readonly string[];
  /** Environment variables that also set it. */
  readonly environment?: readonly string[];
}

/** A method, a function or a constructor. */
export interface ApiMethod extends Described {
  /** As declared, without the return type: `given(state: string, parameters?: JsonMap)`. */
  readonly signature: string;
  /** As declared; undefined for a constructor. */
  readonly returns?: string;
}

/** A type that signatures name. */
export interface ApiType extends Described {
  /** As declared, if that adds to the meaning. */
  readonly type?: string;
  /** File that declares it, if several declare the name: `dsl/message`. */
  readonly file?: string;
}

/** Any value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

export interface ApiMatcher extends Described {
  readonly signature: string;
  readonly returns: string;
  /** Values that it accepts. */
  readonly matches: string;
  /** Value in the consumer test and, if different, in the request at verification. */
  readonly generates: string;
  /** A call for the tests to run, in JavaScript, with the unqualified names of the library. */
  readonly call: string;
  /** The part of the interaction that it is used in; defaults to the body. */
  readonly part?: 'body' | 'status' | 'multipart';
  /** Response of the mock server for the call; undefined if it is random. */
  readonly example?: Json;
  /** Content of `matchingRules` for the call, by path. */
  readonly rules: {readonly [path: string]: Json};
  /** Content of `generators` for the call, by path. */
  readonly generators?: {readonly [path: string]: Json};
  /** Values from a provider that the call accepts, and that it rejects, as checked by the tests. */
  readonly accepts: readonly Json[];
  readonly refuses: readonly Json[];
  /** First version of the Pact specification with the rule. */
  readonly specification: 2 | 3 | 4;
}

interface Group<Kind extends string, Entry> {
  readonly kind: Kind;
  /** Heading of the group, and value of `group="…"`. */
  readonly title: string;
  /**
   * Declared name of the type whose members the entries are (`dsl/message#Message` if files share a name), `exports` for
   * exports of the package, the name of a namespace, or `declarations` for types.
   */
  readonly of: string;
  readonly entries: readonly Entry[];
}

export type ApiGroup =
  Group<'options', ApiOption> | Group<'methods', ApiMethod> | Group<'types', ApiType> | Group<'matchers', ApiMatcher>;

/** Part of the API of a library. */
export interface ApiTable {
  /** Library and subject: `pact-js/verifier-options`. */
  readonly id: string;
  /** File in `src/data/api-reference/surfaces` that names, types and signatures come from. */
  readonly surface?: string;
  readonly groups: readonly ApiGroup[];
}

/** Members that no table of a library documents, with the reason: `Holder.member`, or `Holder` for all of its members. */
export type NotDocumented = Readonly<Record<string, string>>;
