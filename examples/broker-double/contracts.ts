import {created, invalid, ok, type Answer, type Call, type Routes} from './http';
import {isObject, listAt, objectAt, textAt, textsAt, type JsonObject} from './json';
import {address, nameOf} from './links';
import {showPact} from './pacts';
import {shaOf, type Pact, type Store} from './store';
import type {Events} from './webhooks';

interface Contract {
  readonly provider: string;
  readonly content: JsonObject;
  readonly merge: boolean;
}

interface Notice {
  readonly type: 'debug' | 'success' | 'error';
  readonly text: string;
}

/** Decodes a contract of the request; undefined if it is none. */
function decode(contract: unknown): Contract | undefined {
  const provider = textAt(contract, 'providerName');
  const encoded = textAt(contract, 'content');
  if (provider === undefined || encoded === undefined) {
    return undefined;
  }
  try {
    const content: unknown = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'));
    return isObject(content) ? {provider, content, merge: textAt(contract, 'onConflict') === 'merge'} : undefined;
  } catch {
    return undefined;
  }
}

const conflictText = (consumer: string, version: string, provider: string): string =>
  `Cannot change the content of the pact for ${consumer} version ${version} and provider ${provider}, as race conditions will cause unreliable results for can-i-deploy. ` +
  'Each pact must be published with a unique consumer version number. ' +
  'Some Pact libraries generate random data when a concrete value for a type matcher is not specified, and this can cause the contract to mutate - ensure you have given example values for all type matchers. ' +
  'For more information see https://docs.pact.io/go/versioning';

interface ContractSettings {
  /** Whether the content of a published pact may change: `allow_dangerous_contract_modification`. */
  readonly allowsModification: boolean;
}

/** Receives pacts from consumers. */
export function contractRoutes(store: Store, events: Events, {allowsModification}: ContractSettings): Routes {
  /** True for what the Broker refuses; it looks at that before it merges. */
  const isConflict = (consumer: string, version: string, {provider, content}: Contract): boolean => {
    const known = store.pact(consumer, provider, version);
    return !allowsModification && known !== undefined && known.sha !== shaOf(content);
  };

  /** The newest content before a publication, to tell whether that changes it. */
  const latestSha = (consumer: string, provider: string): string | undefined =>
    store.pactsOf(provider).find((pact) => pact.consumer === consumer)?.sha;

  const publish = ({base, body}: Call): Answer => {
    const consumer = textAt(body, 'pacticipantName');
    const number = textAt(body, 'pacticipantVersionNumber');
    const contracts = listAt(body, 'contracts').map(decode);
    if (consumer === undefined || number === undefined) {
      const field = consumer === undefined ? 'pacticipantName' : 'pacticipantVersionNumber';
      return invalid({[field]: ['is missing']});
    }
    const readable = contracts.filter((contract) => contract !== undefined);
    if (readable.length === 0 || readable.length < contracts.length) {
      return invalid({contracts: ['must be pacts in Base64, with the name of their provider']});
    }
    const conflicts = readable
      .filter((contract) => isConflict(consumer, number, contract))
      .map(({provider}) => conflictText(consumer, number, provider));
    if (conflicts.length > 0) {
      const notices: Notice[] = conflicts.map((text) => ({type: 'error', text}));
      return {status: 409, body: {notices, errors: {contracts: conflicts}}};
    }

    const action = store.version(consumer, number) ? 'Updated' : 'Created';
    const version = store.addVersion(consumer, number);
    const branch = textAt(body, 'branch');
    const tags = textsAt(body, 'tags');
    if (branch !== undefined) {
      store.addToBranch(version, branch);
    }
    tags.forEach((tag) => version.tags.add(tag));
    version.buildUrl = textAt(body, 'buildUrl') ?? version.buildUrl;
    const withs = [
      ...(branch === undefined ? [] : [`branch ${branch}`]),
      ...(tags.length > 0 ? [`tags ${tags.join(', ')}`] : []),
    ];
    const notices: Notice[] = [
      {
        type: 'debug',
        text: [`${action} ${consumer} version ${number}`, withs.join(' and ')].filter(Boolean).join(' with '),
      },
    ];
    const pacts = readable.map(({provider, content, merge}): Pact => {
      const known = store.pact(consumer, provider, number);
      const before = latestSha(consumer, provider);
      const pact = store.addPact(version, provider, known && merge ? store.merged(known.content, content) : content);
      const what = `${consumer} version ${number} and provider ${provider}`;
      const done = !known
        ? `Pact successfully published for ${what}.`
        : merge
          ? `Pact content merged with existing content for ${what}.`
          : `Pact successfully republished for ${what} with no content changes.`;
      notices.push(
        {type: 'success', text: done},
        {type: 'debug', text: `  View the published pact at ${address.pact(base, pact)}`},
        ...events.contractPublished(base, pact, pact.sha !== before).map((text): Notice => ({type: 'debug', text})),
      );
      return pact;
    });
    return ok({
      notices,
      // Read by old clients instead of the notices; new ones require it, too.
      logs: notices.map(({type, text}) => ({level: type, message: text, deprecationWarning: 'Replaced by notices'})),
      _embedded: {
        pacticipant: {name: consumer, _links: {self: {href: address.pacticipant(base, consumer)}}},
        version: {number, _links: {self: {href: address.version(base, version), title: 'Version', name: number}}},
      },
      _links: {
        'pb:pacticipant': {href: address.pacticipant(base, consumer), title: 'Pacticipant', name: consumer},
        'pb:pacticipant-version': {href: address.version(base, version), title: 'Pacticipant version', name: number},
        'pb:pacticipant-version-tags': tags.map((name) => ({
          href: `${address.version(base, version)}/tags/${encodeURIComponent(name)}`,
          title: 'Tag',
          name,
        })),
        'pb:contracts': pacts.map((pact) => ({href: address.pact(base, pact), title: 'Pact', name: nameOf(pact)})),
      },
    });
  };

  return {
    'POST /contracts/publish': publish,

    'PUT /pacts/provider/:provider/consumer/:consumer/version/:version': ({base, body, param}) => {
      const names = [textAt(objectAt(body, 'consumer'), 'name'), textAt(objectAt(body, 'provider'), 'name')];
      if (!isObject(body) || names[0] !== param('consumer') || names[1] !== param('provider')) {
        return invalid({content: ['is no pact of the consumer and the provider that the address names']});
      }
      const [consumer, provider, number] = [param('consumer'), param('provider'), param('version')];
      if (isConflict(consumer, number, {provider, content: body, merge: false})) {
        return {status: 409, body: {errors: {contracts: [conflictText(consumer, number, provider)]}}};
      }
      const known = store.pact(consumer, provider, number);
      const before = latestSha(consumer, provider);
      const pact = store.addPact(store.addVersion(consumer, number), provider, body);
      events.contractPublished(base, pact, pact.sha !== before);
      return (known ? ok : created)(showPact(base, pact));
    },
  };
}
