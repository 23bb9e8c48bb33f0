import type {SdkId} from '../sdks';

/** Whether a library supports a feature; a note explains `partly`. */
export type Verdict = 'yes' | 'partly' | 'no';

/** A column of the matrix. */
export interface MatrixLibrary {
  /** Name in the query string and of its page: `pact-js`. */
  readonly id: string;
  readonly name: string;
  /** Its name where there is little room: `JS`. */
  readonly short: string;
  /** The release that was checked. */
  readonly version: string;
  readonly sdks: readonly SdkId[];
}

/** A row of the matrix. */
export interface MatrixFeature {
  readonly id: string;
  readonly label: string;
  /** In the order of the libraries: whether they have it, and the first release that does. */
  readonly answers: readonly (readonly [support: Verdict, since: string])[];
}

/** A table of the matrix. */
export interface MatrixGroup {
  /** Id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly features: readonly MatrixFeature[];
}

/** What the feature matrix shows. */
export interface MatrixView {
  readonly libraries: readonly MatrixLibrary[];
  readonly groups: readonly MatrixGroup[];
}
