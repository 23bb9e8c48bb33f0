import type {Template} from '../template';
import type {Part} from '../types';

/** A consumer test that was written for an expectation. */
export interface TestSource {
  /** Name of the file, as the library's projects name it. */
  readonly file: string;
  readonly code: string;
  /** One plain sentence for each thing the library can't express, so that the code differs from the pact file. */
  readonly notes: readonly string[];
}

/** Names with their values, as query parameters and headers have them. */
export type Values = readonly (readonly [name: string, values: readonly Template[]])[];

/** A part with its matching rules attached to the example values. */
export interface Expectation {
  readonly part: Part;
  /** Undefined without a body. A body that isn't JSON is a string. */
  readonly body: Template | undefined;
  /** The path of a request; otherwise the exact string `/`, which no writer shows. */
  readonly path: Template;
  readonly query: Values;
  readonly headers: Values;
  /** The status of a response. */
  readonly status: Template;
  readonly metadata: readonly (readonly [key: string, value: Template])[];
  /** Path expressions of the rules that no library would write, or that fit no value of the example. */
  readonly unused: readonly string[];
}

/** Writes the test of an expectation in one language. */
export type Writer = (expectation: Expectation) => TestSource;
