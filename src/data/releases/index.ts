import type {ReleaseHistory} from './check';
import {libraries, type LibraryId} from './libraries';
import pactBrokerAnchors from './pact-broker-anchors.json';
import pactBrokerClientAnchors from './pact-broker-client-anchors.json';
import {notes as pactBrokerClientNotes} from './pact-broker-client-notes';
import pactBrokerClient from './pact-broker-client.json';
import {notes as pactBrokerNotes} from './pact-broker-notes';
import pactBroker from './pact-broker.json';
import {notes as pactJsNotes} from './pact-js-notes';
import pactJsAnchors from './pact-js-anchors.json';
import pactJs from './pact-js.json';
import type {Library} from './types';

export {releasePage} from './libraries';
export type {ReleaseHistory} from './check';
export type {Library, Release, ReleaseNote} from './types';

/** The data of every library: generated versions, notes by hand, ids of the former page. */
export const histories: Readonly<Record<LibraryId, ReleaseHistory>> = {
  'pact-js': {list: pactJs, notes: pactJsNotes, anchors: pactJsAnchors},
  'pact-broker': {list: pactBroker, notes: pactBrokerNotes, anchors: pactBrokerAnchors},
  'pact-broker-client': {
    list: pactBrokerClient,
    notes: pactBrokerClientNotes,
    anchors: pactBrokerClientAnchors,
  },
};

/**
 * Finds a library with its releases by id.
 *
 * @throws Error with the ids that exist
 */
export function findHistory(id: string): ReleaseHistory & {readonly library: Library} {
  const library = libraries.find((each) => each.id === id);
  if (!library) {
    throw new Error(`There is no library "${id}"; there are ${libraries.map((each) => each.id).join(', ')}`);
  }
  return {library, ...histories[library.id]};
}
