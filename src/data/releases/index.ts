import type {ReleaseHistory} from './check';
import {libraries, type LibraryId} from './libraries';
import pactJsAnchors from './pact-js-anchors.json';
import {notes as pactJsNotes} from './pact-js-notes';
import pactJs from './pact-js.json';
import pactBrokerAnchors from './pact-broker-anchors.json';
import {notes as pactBrokerNotes} from './pact-broker-notes';
import pactBroker from './pact-broker.json';
import pactBrokerClientAnchors from './pact-broker-client-anchors.json';
import {notes as pactBrokerClientNotes} from './pact-broker-client-notes';
import pactBrokerClient from './pact-broker-client.json';
import pactJvmAnchors from './pact-jvm-anchors.json';
import {notes as pactJvmNotes} from './pact-jvm-notes';
import pactJvm from './pact-jvm.json';
import pactGoAnchors from './pact-go-anchors.json';
import {notes as pactGoNotes} from './pact-go-notes';
import pactGo from './pact-go.json';
import pactPythonAnchors from './pact-python-anchors.json';
import {notes as pactPythonNotes} from './pact-python-notes';
import pactPython from './pact-python.json';
import pactConsumerAnchors from './pact_consumer-anchors.json';
import {notes as pactConsumerNotes} from './pact_consumer-notes';
import pactConsumer from './pact_consumer.json';
import pactVerifierAnchors from './pact_verifier-anchors.json';
import {notes as pactVerifierNotes} from './pact_verifier-notes';
import pactVerifier from './pact_verifier.json';
import pactMockServerAnchors from './pact_mock_server-anchors.json';
import {notes as pactMockServerNotes} from './pact_mock_server-notes';
import pactMockServer from './pact_mock_server.json';
import pactMatchingAnchors from './pact_matching-anchors.json';
import {notes as pactMatchingNotes} from './pact_matching-notes';
import pactMatching from './pact_matching.json';
import pactModelsAnchors from './pact_models-anchors.json';
import {notes as pactModelsNotes} from './pact_models-notes';
import pactModels from './pact_models.json';
import pactFfiAnchors from './pact_ffi-anchors.json';
import {notes as pactFfiNotes} from './pact_ffi-notes';
import pactFfi from './pact_ffi.json';
import pactCliAnchors from './pact-cli-anchors.json';
import {notes as pactCliNotes} from './pact-cli-notes';
import pactCli from './pact-cli.json';
import pactBrokerCliAnchors from './pact-broker-cli-anchors.json';
import {notes as pactBrokerCliNotes} from './pact-broker-cli-notes';
import pactBrokerCli from './pact-broker-cli.json';
import pactVerifierCliAnchors from './pact_verifier_cli-anchors.json';
import {notes as pactVerifierCliNotes} from './pact_verifier_cli-notes';
import pactVerifierCli from './pact_verifier_cli.json';
import pactMockServerCliAnchors from './pact_mock_server_cli-anchors.json';
import {notes as pactMockServerCliNotes} from './pact_mock_server_cli-notes';
import pactMockServerCli from './pact_mock_server_cli.json';
import pactStubServerAnchors from './pact-stub-server-anchors.json';
import {notes as pactStubServerNotes} from './pact-stub-server-notes';
import pactStubServer from './pact-stub-server.json';
import pactPluginCliAnchors from './pact-plugin-cli-anchors.json';
import {notes as pactPluginCliNotes} from './pact-plugin-cli-notes';
import pactPluginCli from './pact-plugin-cli.json';
import {notes as pactNetNotes} from './pact-net-notes';
import pactNet from './pact-net.json';
import {notes as pactRubyNotes} from './pact-ruby-notes';
import pactRuby from './pact-ruby.json';
import {notes as pactPhpNotes} from './pact-php-notes';
import pactPhp from './pact-php.json';
import {notes as pactSwiftNotes} from './pact-swift-notes';
import pactSwift from './pact-swift.json';
import {notes as pact4sNotes} from './pact4s-notes';
import pact4s from './pact4s.json';
import {notes as scalaPactNotes} from './scala-pact-notes';
import scalaPact from './scala-pact.json';
import pactCppConsumerAnchors from './pact-cpp-consumer-anchors.json';
import {notes as pactCppConsumerNotes} from './pact-cpp-consumer-notes';
import pactCppConsumer from './pact-cpp-consumer.json';
import pactPluginDriverAnchors from './pact-plugin-driver-anchors.json';
import {notes as pactPluginDriverNotes} from './pact-plugin-driver-notes';
import pactPluginDriver from './pact-plugin-driver.json';
import pactJvmDriverAnchors from './pact-jvm-driver-anchors.json';
import {notes as pactJvmDriverNotes} from './pact-jvm-driver-notes';
import pactJvmDriver from './pact-jvm-driver.json';
import type {Library} from './types';

export {releasePage} from './libraries';
export type {ReleaseHistory} from './check';
export type {Library, Release, ReleaseNote} from './types';

/** The data of every library: generated versions, notes by hand, ids of the former page. */
export const histories: Readonly<Record<LibraryId, ReleaseHistory>> = {
  'pact-js': {list: pactJs, notes: pactJsNotes, anchors: pactJsAnchors},
  'pact-broker': {list: pactBroker, notes: pactBrokerNotes, anchors: pactBrokerAnchors},
  'pact-broker-client': {list: pactBrokerClient, notes: pactBrokerClientNotes, anchors: pactBrokerClientAnchors},
  'pact-jvm': {list: pactJvm, notes: pactJvmNotes, anchors: pactJvmAnchors},
  'pact-go': {list: pactGo, notes: pactGoNotes, anchors: pactGoAnchors},
  'pact-python': {list: pactPython, notes: pactPythonNotes, anchors: pactPythonAnchors},
  pact_consumer: {list: pactConsumer, notes: pactConsumerNotes, anchors: pactConsumerAnchors},
  pact_verifier: {list: pactVerifier, notes: pactVerifierNotes, anchors: pactVerifierAnchors},
  pact_mock_server: {list: pactMockServer, notes: pactMockServerNotes, anchors: pactMockServerAnchors},
  pact_matching: {list: pactMatching, notes: pactMatchingNotes, anchors: pactMatchingAnchors},
  pact_models: {list: pactModels, notes: pactModelsNotes, anchors: pactModelsAnchors},
  pact_ffi: {list: pactFfi, notes: pactFfiNotes, anchors: pactFfiAnchors},
  'pact-cli': {list: pactCli, notes: pactCliNotes, anchors: pactCliAnchors},
  'pact-broker-cli': {list: pactBrokerCli, notes: pactBrokerCliNotes, anchors: pactBrokerCliAnchors},
  pact_verifier_cli: {list: pactVerifierCli, notes: pactVerifierCliNotes, anchors: pactVerifierCliAnchors},
  pact_mock_server_cli: {list: pactMockServerCli, notes: pactMockServerCliNotes, anchors: pactMockServerCliAnchors},
  'pact-stub-server': {list: pactStubServer, notes: pactStubServerNotes, anchors: pactStubServerAnchors},
  'pact-plugin-cli': {list: pactPluginCli, notes: pactPluginCliNotes, anchors: pactPluginCliAnchors},
  'pact-net': {list: pactNet, notes: pactNetNotes, anchors: {}},
  'pact-ruby': {list: pactRuby, notes: pactRubyNotes, anchors: {}},
  'pact-php': {list: pactPhp, notes: pactPhpNotes, anchors: {}},
  'pact-swift': {list: pactSwift, notes: pactSwiftNotes, anchors: {}},
  pact4s: {list: pact4s, notes: pact4sNotes, anchors: {}},
  'scala-pact': {list: scalaPact, notes: scalaPactNotes, anchors: {}},
  'pact-cpp-consumer': {list: pactCppConsumer, notes: pactCppConsumerNotes, anchors: pactCppConsumerAnchors},
  'pact-plugin-driver': {list: pactPluginDriver, notes: pactPluginDriverNotes, anchors: pactPluginDriverAnchors},
  'pact-jvm-driver': {list: pactJvmDriver, notes: pactJvmDriverNotes, anchors: pactJvmDriverAnchors},
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
