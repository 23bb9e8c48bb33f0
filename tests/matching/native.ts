import {getFfiLib} from '@pact-foundation/pact-core/dist/ffi/index.js';
import type {Ffi} from '@pact-foundation/pact-core/dist/ffi/types.js';
import type {CoreMismatch} from './core.ts';

/** The native library. */
export const native: Ffi = getFfiLib('error');

/** A mismatch as the core prints it; what it has besides depends on its type. */
export interface PrintedMismatch {
  readonly type: string;
  readonly mismatch: string;
  readonly path?: string;
  readonly parameter?: string;
  readonly key?: string;
}

/**
 * Translates a mismatch.
 *
 * @param mismatch - as the core prints it
 * @returns the same for all kinds
 */
export function translated({type, mismatch, path, parameter, key}: PrintedMismatch): CoreMismatch {
  return {kind: type, path: path ?? parameter ?? key ?? '', message: mismatch};
}
