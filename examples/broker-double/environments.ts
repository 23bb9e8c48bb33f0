import {displayNameOf} from './display-name';
import {created, gone, invalid, notFound, ok, type Answer, type Call, type Routes} from './http';
import {isObject, listAt, textAt} from './json';
import {address} from './links';
import type {Environment, Stay, Store} from './store';

/** Contacts as a Broker keeps them; it drops fields that it doesn't know. */
function contactsIn(body: unknown): unknown[] {
  return listAt(body, 'contacts')
    .filter(isObject)
    .map(({name, details}) => ({name, details}));
}

function show(base: string, environment: Environment): unknown {
  const {uuid, name, displayName, production, contacts, createdAt} = environment;
  const self = address.environment(base, environment);
  return {
    uuid,
    name,
    displayName,
    production,
    contacts,
    createdAt,
    _links: {
      self: {href: self, title: 'Environment', name},
      'pb:currently-deployed-deployed-versions': {href: `${self}/deployed-versions/currently-deployed`},
      'pb:currently-supported-released-versions': {href: `${self}/released-versions/currently-supported`},
      'pb:environments': {href: `${base}/environments`},
    },
  };
}

function showStay(base: string, stay: Stay): unknown {
  const {uuid, kind, version, environment, instance, current, createdAt} = stay;
  return {
    uuid,
    ...(kind === 'deployed'
      ? {currentlyDeployed: current, target: instance, applicationInstance: instance}
      : {currentlySupported: current}),
    createdAt,
    _embedded: {
      pacticipant: {
        name: version.pacticipant,
        _links: {self: {href: address.pacticipant(base, version.pacticipant)}},
      },
      version: {number: version.number, _links: {self: {href: address.version(base, version)}}},
      environment: show(base, environment),
    },
    _links: {self: {href: address.stay(base, stay)}},
  };
}

/** Environments, and the versions deployed or released to them. */
export function environmentRoutes(store: Store): Routes {
  const found = ({param}: Call): Environment | undefined => store.environments.get(param('uuid'));

  const record =
    (kind: Stay['kind']) =>
    (call: Call): Answer => {
      const version = store.version(call.param('pacticipant'), call.param('version'));
      const environment = found(call);
      if (!version || !environment) {
        return notFound('This version or environment');
      }
      const instance = textAt(call.body, 'applicationInstance') ?? textAt(call.body, 'target') ?? null;
      return created(showStay(call.base, store.addStay(kind, version, environment, instance)));
    };

  const list =
    (kind: Stay['kind']) =>
    (call: Call): Answer => {
      const environment = found(call);
      if (!environment) {
        return notFound('This environment');
      }
      const pacticipant = call.query.get('pacticipant');
      const stays = store
        .current(environment)
        .filter((stay) => stay.kind === kind && (pacticipant === null || stay.version.pacticipant === pacticipant));
      return ok({
        _embedded: {[`${kind}Versions`]: stays.map((stay) => showStay(call.base, stay))},
        _links: {self: {href: `${call.base}${call.path}`}},
      });
    };

  const change =
    (kind: Stay['kind'], field: string) =>
    (call: Call): Answer => {
      const stay = store.stays.find(({uuid}) => uuid === call.param('uuid'));
      if (stay?.kind !== kind) {
        return notFound(`This ${kind} version`);
      }
      if (isObject(call.body) && call.body[field] === false) {
        stay.current = false;
      }
      return ok(showStay(call.base, stay));
    };

  return {
    'GET /environments': ({base}) =>
      ok({
        _embedded: {environments: [...store.environments.values()].map((environment) => show(base, environment))},
        _links: {self: {href: `${base}/environments`, title: 'Environments'}},
      }),
    'POST /environments': ({base, body}) => {
      const name = textAt(body, 'name');
      const production = isObject(body) && body['production'] === true;
      if (name === undefined) {
        return invalid({name: ['is missing']});
      }
      if (store.environmentNamed(name)) {
        return invalid({name: [`name '${name}' is already used by an existing environment.`]});
      }
      const displayName = textAt(body, 'displayName') ?? displayNameOf(name);
      return created(show(base, store.addEnvironment({name, displayName, production}, contactsIn(body))));
    },
    'GET /environments/:uuid': (call) => {
      const environment = found(call);
      return environment ? ok(show(call.base, environment)) : notFound('This environment');
    },
    'PUT /environments/:uuid': (call) => {
      const environment = found(call);
      if (!environment) {
        return notFound('This environment');
      }
      environment.name = textAt(call.body, 'name') ?? environment.name;
      environment.displayName = textAt(call.body, 'displayName') ?? displayNameOf(environment.name);
      environment.production = isObject(call.body) && call.body['production'] === true;
      environment.contacts = contactsIn(call.body);
      return ok(show(call.base, environment));
    },
    'DELETE /environments/:uuid': ({param}) =>
      store.environments.delete(param('uuid')) ? gone : notFound('This environment'),

    'GET /environments/:uuid/deployed-versions/currently-deployed': list('deployed'),
    'GET /environments/:uuid/released-versions/currently-supported': list('released'),
    'POST /pacticipants/:pacticipant/versions/:version/deployed-versions/environment/:uuid': record('deployed'),
    'POST /pacticipants/:pacticipant/versions/:version/released-versions/environment/:uuid': record('released'),
    'PATCH /deployed-versions/:uuid': change('deployed', 'currentlyDeployed'),
    'PATCH /released-versions/:uuid': change('released', 'currentlySupported'),
  };
}
