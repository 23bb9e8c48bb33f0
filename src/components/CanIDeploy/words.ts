import type {BrokerEvent, BrokerState, Stay} from '@site/src/data/pact-broker/matrix/state';

export const consumer = 'OrderWeb';
export const provider = 'OrderApi';

/** The numbers that new versions of the two applications begin with, so that they can be told apart. */
const firstNumbers: Readonly<Record<string, number>> = {[consumer]: 1, [provider]: 10};

export function versionsOf(state: BrokerState, pacticipant: string): string[] {
  return state.versions.filter((version) => version.pacticipant === pacticipant).map(({number}) => number);
}

export function nextVersion(state: BrokerState, pacticipant: string): string {
  return String((firstNumbers[pacticipant] ?? 1) + versionsOf(state, pacticipant).length);
}

/** Contents of pacts by their letters, the first one first. */
export function contentsOf(state: BrokerState): string[] {
  return [...new Set(state.pacts.map(({content}) => content))];
}

/** The letter of a content that no pact has: A, B … Z, A2. */
export function nextContent(state: BrokerState): string {
  const count = contentsOf(state).length;
  const round = Math.floor(count / 26);
  return String.fromCharCode(65 + (count % 26)) + (round === 0 ? '' : String(round + 1));
}

/** Environments that a version is in: `production, test`. */
export function placesOf(state: BrokerState, pacticipant: string, version: string): string {
  const places = state.stays
    .filter((stay) => stay.pacticipant === pacticipant && stay.version === version)
    .map(({environment, instance}: Stay) => (instance === undefined ? environment : `${environment} (${instance})`));
  return places.join(', ');
}

/** What a pipeline told the Broker, as a sentence. */
export function sentenceOf(event: BrokerEvent): string {
  switch (event.kind) {
    case 'publish': {
      const [[name, content] = ['', '']] = Object.entries(event.pacts);
      return `${event.consumer} ${event.version} publishes its pact with ${name}, content ${content}.`;
    }
    case 'verify':
      return `${event.provider} ${event.version} verifies content ${event.content}: it ${event.success ? 'passes' : 'fails'}.`;
    case 'deploy':
      return `${event.pacticipant} ${event.version} is deployed to ${event.environment}${
        event.instance === undefined ? '' : `, application instance ${event.instance}`
      }.`;
    case 'undeploy':
      return `${event.pacticipant} ${event.version} is undeployed from ${event.environment}.`;
    case 'build':
      return `${event.pacticipant} ${event.version} is built.`;
    case 'tag':
      return `${event.pacticipant} ${event.version} gets the tag ${event.tag}.`;
    case 'release':
      return `${event.pacticipant} ${event.version} is released to ${event.environment}.`;
    case 'end-support':
      return `The support of ${event.pacticipant} ${event.version} in ${event.environment} ends.`;
  }
}
