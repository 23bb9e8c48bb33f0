import type {Declared} from '../read-types';

/** A member as the library declares it. */
export interface SurfaceMember extends Declared {
  /** The default of an attribute, a parameter or a field, where the declaration has one. */
  readonly default?: string;
}

/**
 * What an installed library offers, as `npm run generate -- interfaces` writes it beside this file. Tables take names,
 * types, signatures and defaults from here (`tell.ts`), and say in their own words what each member means.
 */
export interface Surface {
  readonly generated: string;
  readonly library: string;
  readonly version: string;
  /**
   * Members by what holds them: a class, an annotation, a module of functions. Overloads are one member, whose
   * signatures stand in lines of their own; so do what they return, unless that is the same.
   */
  readonly holders: {readonly [holder: string]: readonly SurfaceMember[]};
}

/** Reads what is installed for the examples of a language; `root` is the repository's. */
export type SurfaceReader = (root: string) => Promise<Omit<Surface, 'generated'>>;

// How a table is written, for example in `../pact-go/verify-request.ts`:
//
//     import data from '../surfaces/pact-go.json';
//     import type {ApiTable} from '../types';
//     import {tellOf} from '../surfaces/tell';
//
//     const {options} = tellOf(data);
//     export const verifyRequest: ApiTable = {
//       id: 'pact-go/verify-request',
//       groups: [options('Broker', 'provider.VerifyRequest', {BrokerURL: 'Address of the Broker.'})],
//     };
