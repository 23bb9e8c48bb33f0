import type {Environment, Pact, Result, Stay, Version} from './store';

/** A link of a HAL document. */
export interface Link {
  readonly href: string;
  readonly title?: string;
  readonly name?: string;
  readonly templated?: boolean;
}

const path = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

/** Addresses of the things that the double knows, under the address of the double. */
export const address = {
  pacticipant: (base: string, name: string) => `${base}/${path('pacticipants', name)}`,
  version: (base: string, {pacticipant, number}: Version) =>
    `${base}/${path('pacticipants', pacticipant, 'versions', number)}`,
  pact: (base: string, {consumer, provider, version}: Pact) =>
    `${base}/${path('pacts', 'provider', provider, 'consumer', consumer, 'version', version.number)}`,
  content: (base: string, {consumer, provider, sha}: Pick<Pact, 'consumer' | 'provider' | 'sha'>) =>
    `${base}/${path('pacts', 'provider', provider, 'consumer', consumer, 'pact-version', sha)}`,
  result: (base: string, {consumer, provider, sha, number}: Result) =>
    `${base}/${path('pacts', 'provider', provider, 'consumer', consumer, 'pact-version', sha, 'verification-results', String(number))}`,
  label: (base: string, pacticipant: string, label: string) =>
    `${base}/${path('pacticipants', pacticipant, 'labels', label)}`,
  branch: (base: string, pacticipant: string, branch: string) =>
    `${base}/${path('pacticipants', pacticipant, 'branches', branch)}`,
  integration: (base: string, consumer: string, provider: string) =>
    `${base}/${path('pacts', 'provider', provider, 'consumer', consumer)}`,
  environment: (base: string, {uuid}: Environment) => `${base}/environments/${uuid}`,
  stay: (base: string, {kind, uuid}: Stay) => `${base}/${kind}-versions/${uuid}`,
};

/** The day that titles of links name: `22/11/2026`. */
export const dayOf = ({createdAt}: Pick<Pact, 'createdAt'>): string =>
  createdAt.slice(0, 10).split('-').reverse().join('/');

export const nameOf = ({consumer, provider, version}: Pact): string =>
  `Pact between ${consumer} (${version.number}) and ${provider}`;
