import type {Run} from './run';
import type {SetUp} from './set-up';

/** What a test needs besides its code. */
export interface Needs {
  readonly setUp: SetUp;
  /** Folder of the provider, if the reader has one. */
  readonly provider?: string;
  /** Files of the example project besides code. */
  readonly files?: readonly string[];
  /** Folder with the pacts to verify. */
  readonly pacts?: string;
}

/** Outcome of a pasted test, with the folder of the pacts that it wrote. */
export type Outcome = Run & {readonly pacts?: string};
