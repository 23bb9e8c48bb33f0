import pactJs from './pact-js.json';
import pactJvm from './pact-jvm.json';
import type {Since} from './types';

const lists: readonly Since[] = [pactJs, pactJvm];

/**
 * The versions that introduced the members of a library's API.
 *
 * @param library folder in `content/api`: `pact-js`
 * @returns undefined for a library whose older versions aren't read
 */
export const sinceOf = (library: string): Since | undefined => lists.find((list) => list.library === library);
