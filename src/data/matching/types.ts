import type {JsonNumber} from './json';

/** Versions of the Pact specification that the playground computes. */
export const specificationVersions = [2, 3, 4] as const;

/** A version of the Pact specification. */
export type SpecificationVersion = (typeof specificationVersions)[number];

/** What an expectation can be about: what a consumer sends, what it receives, or a message. */
export const partKinds = ['request', 'response', 'message'] as const;

/** One of {@link partKinds}. */
export type PartKind = (typeof partKinds)[number];

/** A JSON value. Numbers keep whether they have a decimal point, since the core distinguishes `1` from `1.0`. */
export type Json = null | boolean | string | JsonNumber | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A variant of `arrayContains`: the element of the example that it describes, and the rules for it. */
export interface Variant {
  readonly index: number;
  readonly rules: readonly RuleEntry[];
}

/** Classes of status codes that the rule `statusCode` knows; a list has the codes themselves. */
export type StatusClass =
  'info' | 'success' | 'redirect' | 'clientError' | 'serverError' | 'nonError' | 'error' | readonly number[];

/** A matching rule, with the names that the pact file uses. */
export type Rule =
  | {readonly match: 'equality' | 'number' | 'integer' | 'decimal' | 'boolean' | 'null' | 'values'}
  | {readonly match: 'notEmpty' | 'semver'}
  | {readonly match: 'type'; readonly min?: number; readonly max?: number}
  | {readonly match: 'regex'; readonly regex: string}
  | {readonly match: 'include' | 'contentType'; readonly value: string}
  /** Format of Java's `DateTimeFormatter`; an empty one is the default of the rule. */
  | {readonly match: 'date' | 'time' | 'datetime'; readonly format: string}
  | {readonly match: 'statusCode'; readonly status: StatusClass}
  | {readonly match: 'arrayContains'; readonly variants: readonly Variant[]}
  | {readonly match: 'eachKey' | 'eachValue'; readonly rules: readonly Rule[]}
  /** A rule that the core doesn't have: a plugin would have to. */
  | {readonly match: 'plugin'; readonly name: string};

/** Rules at a path, and whether all of them or any of them must accept a value. */
export interface RuleList {
  readonly rules: readonly Rule[];
  readonly combine: 'AND' | 'OR';
  /** The rules as JSON, with the keys that the pact file has. */
  readonly written?: readonly string[];
}

/** A part of a path expression: `$`, a name, an index, `.*` or `[*]`. */
export type PathToken =
  | {readonly type: 'root' | 'star' | 'star-index'}
  | {readonly type: 'field'; readonly name: string}
  | {readonly type: 'index'; readonly index: number};

/** A path expression and its rules. */
export interface RuleEntry extends RuleList {
  /** The expression as written, such as `$.items[*].id`. */
  readonly path: string;
  readonly tokens: readonly PathToken[];
}

/** What a rule can be about. */
export type Category = 'method' | 'path' | 'query' | 'header' | 'status' | 'body' | 'metadata';

/** The rules of a part, by what they are about. */
export type Rules = ReadonlyMap<Category, readonly RuleEntry[]>;

/** A body, or the contents of a message. */
export type Body =
  | {readonly state: 'missing' | 'null' | 'empty'}
  | {readonly state: 'present'; readonly text: string; readonly contentType: string | undefined};

/** A request, a response or a message: expected, or what came. */
export interface Part {
  readonly kind: PartKind;
  readonly version: SpecificationVersion;
  /** In capitals; `GET` by default. Only for a request. */
  readonly method: string;
  /** Without the query; `/` by default. Only for a request. */
  readonly path: string;
  /** Values by the name of the parameter. Only for a request. */
  readonly query: ReadonlyMap<string, readonly string[]> | undefined;
  /** Values by the name of the header. Not for a message. */
  readonly headers: ReadonlyMap<string, readonly string[]> | undefined;
  /** 200 by default. Only for a response. */
  readonly status: number;
  /** Only for a message. */
  readonly metadata: ReadonlyMap<string, Json>;
  readonly body: Body;
  readonly rules: Rules;
}

/** Kinds of mismatches, with the names of the core. */
export type MismatchKind =
  | 'MethodMismatch'
  | 'PathMismatch'
  | 'QueryMismatch'
  | 'HeaderMismatch'
  | 'StatusMismatch'
  | 'BodyTypeMismatch'
  | 'BodyMismatch'
  | 'MetadataMismatch';

/** What decides where no rule does. */
export type Principle =
  /** The value has to be equal to the example. */
  | 'equality'
  /** The keys of the example have to be there; others may be. */
  | 'keys'
  /** In a request, the keys have to be the same as in the example. */
  | 'exact-keys'
  /** An array has as many elements as the example. */
  | 'length'
  /** An object or array is compared by its type before any rule. */
  | 'type'
  /** The header has to be equal, apart from spaces at commas and further parameters of a content type. */
  | 'header'
  /** What is expected has to be there. */
  | 'presence'
  /** A request may have no other query parameters. */
  | 'unexpected'
  /** Bodies are compared only if their types fit. */
  | 'content-type'
  /** No body is expected. */
  | 'empty';

/** What decided a value. */
export interface Decision {
  /** What decided instead of rules. */
  readonly principle: Principle | undefined;
  /** The rules that decided. */
  readonly rules: RuleList | undefined;
  /** The path expression of the rules. */
  readonly from: string | undefined;
  /** Whether the rules come from a value further up. */
  readonly cascaded: boolean;
}

/** A difference between what is expected and what came. */
export interface Mismatch {
  readonly kind: MismatchKind;
  /** Path in the body such as `$.items[0].id`, or the name of a header, parameter or key; empty for the others. */
  readonly path: string;
  /** What the core prints. */
  readonly message: string;
  readonly decision: Decision;
}

/** A value that was compared, and what decided. */
export interface Check {
  readonly category: Category;
  readonly path: string;
  readonly decision: Decision;
  readonly passed: boolean;
}

/** Whether an actual part is what was expected. */
export interface Verdict {
  readonly passed: boolean;
  readonly mismatches: readonly Mismatch[];
  readonly checks: readonly Check[];
  /** Pairs of path expressions with the same weight for a value: the core takes either, which can differ between runs. */
  readonly ties: readonly (readonly [string, string])[];
}
