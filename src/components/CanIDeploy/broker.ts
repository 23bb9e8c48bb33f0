import type {BrokerEvent, BrokerState, EnvironmentVersion} from '@site/src/data/pact-broker/matrix/state';
import {canIDeployTexts as texts} from '@site/src/texts/can-i-deploy';

export const consumer = 'OrderWeb';
export const provider = 'OrderApi';

/** First version of each application; different ranges make versions easy to tell apart. */
const firstNumbers: Readonly<Record<string, number>> = {[consumer]: 1, [provider]: 10};

/** Version numbers of an application, oldest first. */
export function versionsOf(state: BrokerState, pacticipant: string): string[] {
  return state.versions.filter((version) => version.pacticipant === pacticipant).map(({number}) => number);
}

/** The version number that an application's next build gets. */
export function nextVersion(state: BrokerState, pacticipant: string): string {
  return String((firstNumbers[pacticipant] ?? 1) + versionsOf(state, pacticipant).length);
}

/** The contents of all pacts as letters, oldest first. */
export function contentsOf(state: BrokerState): string[] {
  return [...new Set(state.pacts.map(({content}) => content))];
}

/** The next unused letter for pact content: A, B … Z, A2. */
export function nextContent(state: BrokerState): string {
  const count = contentsOf(state).length;
  const round = Math.floor(count / 26);
  return String.fromCharCode(65 + (count % 26)) + (round === 0 ? '' : String(round + 1));
}

/** Names of the environments that a version is in, such as `test, production (blue)`. */
export function environmentsOf(state: BrokerState, pacticipant: string, version: string): string {
  return state.environmentVersions
    .filter((current) => current.pacticipant === pacticipant && current.version === version)
    .map(({environment, instance}: EnvironmentVersion) =>
      instance === undefined ? environment : `${environment} (${instance})`,
    )
    .join(', ');
}

/** One sentence about an event. */
export function describeEvent(event: BrokerEvent): string {
  switch (event.kind) {
    case 'publish': {
      const [[pactProvider, content] = ['', '']] = Object.entries(event.pacts);
      return texts.published(event.consumer, event.version, pactProvider, content);
    }
    case 'verify':
      return texts.verified(event.provider, event.version, event.content, event.success);
    case 'deploy':
      return texts.deployed(event.pacticipant, event.version, event.environment, event.instance);
    case 'undeploy':
      return texts.undeployed(event.pacticipant, event.version, event.environment);
    case 'build':
      return texts.built(event.pacticipant, event.version);
    case 'tag':
      return texts.tagged(event.pacticipant, event.version, event.tag);
    case 'release':
      return texts.released(event.pacticipant, event.version, event.environment);
    case 'end-support':
      return texts.supportEnded(event.pacticipant, event.version, event.environment);
  }
}
