import {pactCpp} from './pact-cpp';
import {pactNet} from './pact-net';
import {pactPhp} from './pact-php';
import {pactPluginFiles} from './pact-plugins';
import {pactRuby} from './pact-ruby';
import {pactSwift} from './pact-swift';
import {pact4s} from './pact4s';
import type {ApiTable} from './types';

/**
 * Tables that nothing is compared with, since the library can't be installed where the tests run. They were written from
 * the source of the release that their page names.
 */
export const handWrittenTables: readonly ApiTable[] = [
  ...pactNet,
  ...pactRuby,
  ...pactPhp,
  ...pactSwift,
  ...pact4s,
  ...pactCpp,
  ...pactPluginFiles,
];
