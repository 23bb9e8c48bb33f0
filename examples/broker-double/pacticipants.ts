import {created, gone, invalid, notFound, ok, type Answer, type Call, type Routes} from './http';
import {textAt, textsAt} from './json';
import {address, nameOf, type Link} from './links';
import type {Environment, Pacticipant, Store, Version} from './store';

function show(base: string, {name, displayName, mainBranch, repositoryUrl, createdAt}: Pacticipant): unknown {
  const self = address.pacticipant(base, name);
  const links: Record<string, Link> = {
    self: {href: self, title: 'Pacticipant', name},
    'pb:versions': {href: `${self}/versions`},
    'pb:branches': {href: `${self}/branches`},
    'pb:version': {href: `${self}/versions/{version}`, templated: true},
    'pb:version-tag': {href: `${self}/versions/{version}/tags/{tag}`, templated: true},
    'pb:branch-version': {href: `${self}/branches/{branch}/versions/{version}`, templated: true},
  };
  return {name, displayName: displayName ?? name, mainBranch, repositoryUrl, createdAt, _links: links};
}

function showVersion(base: string, store: Store, version: Version): unknown {
  const {pacticipant, number, branches, tags, buildUrl, createdAt} = version;
  const self = address.version(base, version);
  const record =
    (kind: 'deployed' | 'released') =>
    (environment: Environment): Link => ({
      title: `Record to ${environment.displayName}`,
      name: environment.name,
      href: `${self}/${kind}-versions/environment/${environment.uuid}`,
    });
  const branchLink = (name: string): Link => ({
    name,
    href: `${address.pacticipant(base, pacticipant)}/branches/${encodeURIComponent(name)}/versions/${encodeURIComponent(number)}`,
  });
  const environments = [...store.environments.values()];
  return {
    number,
    buildUrl,
    createdAt,
    _embedded: {
      branchVersions: [...branches].map((name) => ({name, _links: {self: branchLink(name)}})),
      tags: [...tags].map((name) => ({name, _links: {self: {href: `${self}/tags/${encodeURIComponent(name)}`}}})),
    },
    _links: {
      self: {href: self, title: 'Version', name: number},
      'pb:pacticipant': {href: address.pacticipant(base, pacticipant), title: 'Pacticipant', name: pacticipant},
      'pb:tag': {href: `${self}/tags/{tag}`, templated: true},
      'pb:pact-versions': store.pacts
        .filter((pact) => pact.version === version)
        .map((pact) => ({title: 'Pact', name: nameOf(pact), href: address.pact(base, pact)})),
      'pb:record-deployment': environments.map(record('deployed')),
      'pb:record-release': environments.map(record('released')),
    },
  };
}

const showBranchVersion = ({base, path}: Call, version: Version): unknown => ({
  _links: {
    self: {href: `${base}${path}`, title: 'Branch version'},
    'pb:version': {href: address.version(base, version), name: version.number},
  },
});

/** Pacticipants with their versions, branches and tags. */
export function pacticipantRoutes(store: Store): Routes {
  const found = ({param}: Call): Pacticipant | undefined => store.pacticipants.get(param('pacticipant'));

  const showOne = ({base}: Call, version: Version | undefined): Answer =>
    version ? ok(showVersion(base, store, version)) : notFound('This version');

  const latest = (call: Call, passes: (version: Version) => boolean): Answer =>
    showOne(call, store.versionsOf(call.param('pacticipant')).filter(passes).at(-1));

  const update = (pacticipant: Pacticipant, body: unknown): void => {
    for (const field of ['displayName', 'mainBranch', 'repositoryUrl'] as const) {
      pacticipant[field] = textAt(body, field) ?? pacticipant[field];
    }
  };

  const put = (call: Call): Answer => {
    const pacticipant = store.addPacticipant(call.param('pacticipant'));
    update(pacticipant, call.body);
    return ok(show(call.base, pacticipant));
  };

  const putVersion = (call: Call): Answer => {
    const isNew = !store.version(call.param('pacticipant'), call.param('version'));
    const version = store.addVersion(call.param('pacticipant'), call.param('version'));
    version.buildUrl = textAt(call.body, 'buildUrl') ?? version.buildUrl;
    textsAt(call.body, 'tags').forEach((tag) => version.tags.add(tag));
    return (isNew ? created : ok)(showVersion(call.base, store, version));
  };

  return {
    'GET /pacticipants': ({base}) => {
      const pacticipants = [...store.pacticipants.values()].map((pacticipant) => show(base, pacticipant));
      // The command line reads the list that isn't embedded, which the Broker keeps for old clients.
      return ok({pacticipants, _embedded: {pacticipants}, _links: {self: {href: `${base}/pacticipants`}}});
    },
    'POST /pacticipants': ({base, body}) => {
      const name = textAt(body, 'name');
      if (name === undefined) {
        return invalid({name: ['is missing']});
      }
      const pacticipant = store.addPacticipant(name);
      update(pacticipant, body);
      return created(show(base, pacticipant));
    },
    'GET /pacticipants/:pacticipant': (call) => {
      const pacticipant = found(call);
      return pacticipant ? ok(show(call.base, pacticipant)) : notFound('This pacticipant');
    },
    'PUT /pacticipants/:pacticipant': put,
    'PATCH /pacticipants/:pacticipant': put,

    'GET /pacticipants/:pacticipant/versions': ({base, path, param}) =>
      ok({
        _embedded: {
          versions: store.versionsOf(param('pacticipant')).map((version) => showVersion(base, store, version)),
        },
        _links: {self: {href: `${base}${path}`}},
      }),
    'GET /pacticipants/:pacticipant/versions/:version': (call) =>
      showOne(call, store.version(call.param('pacticipant'), call.param('version'))),
    'PUT /pacticipants/:pacticipant/versions/:version': putVersion,
    'PATCH /pacticipants/:pacticipant/versions/:version': putVersion,
    'GET /pacticipants/:pacticipant/latest-version': (call) => latest(call, () => true),
    'GET /pacticipants/:pacticipant/latest-version/:tag': (call) =>
      latest(call, ({tags}) => tags.has(call.param('tag'))),

    'GET /pacticipants/:pacticipant/branches': (call) => {
      const self = `${call.base}${call.path}`;
      return ok({
        _embedded: {
          branches: store.branchesOf(call.param('pacticipant')).map((name) => ({
            name,
            _links: {self: {href: `${self}/${encodeURIComponent(name)}`}},
          })),
        },
        _links: {self: {href: self}},
      });
    },
    'GET /pacticipants/:pacticipant/branches/:branch': ({base, path, param}) =>
      store.branchesOf(param('pacticipant')).includes(param('branch'))
        ? ok({name: param('branch'), _links: {self: {href: `${base}${path}`}}})
        : notFound('This branch'),
    'DELETE /pacticipants/:pacticipant/branches/:branch': ({param}) => {
      const onBranch = store.versionsOf(param('pacticipant')).filter(({branches}) => branches.delete(param('branch')));
      return onBranch.length > 0 ? gone : notFound('This branch');
    },
    'GET /pacticipants/:pacticipant/branches/:branch/latest-version': (call) =>
      latest(call, ({branches}) => branches.has(call.param('branch'))),
    'GET /pacticipants/:pacticipant/branches/:branch/versions/:version': (call) => {
      const version = store.version(call.param('pacticipant'), call.param('version'));
      return version?.branches.has(call.param('branch'))
        ? ok(showBranchVersion(call, version))
        : notFound('This branch version');
    },
    'PUT /pacticipants/:pacticipant/branches/:branch/versions/:version': (call) => {
      const version = store.addVersion(call.param('pacticipant'), call.param('version'));
      const isNew = !version.branches.has(call.param('branch'));
      store.addToBranch(version, call.param('branch'));
      return (isNew ? created : ok)(showBranchVersion(call, version));
    },

    'GET /pacticipants/:pacticipant/versions/:version/tags/:tag': ({base, path, param}) =>
      store.version(param('pacticipant'), param('version'))?.tags.has(param('tag'))
        ? ok({name: param('tag'), _links: {self: {href: `${base}${path}`}}})
        : notFound('This tag'),
    'PUT /pacticipants/:pacticipant/versions/:version/tags/:tag': ({base, path, param}) => {
      const version = store.addVersion(param('pacticipant'), param('version'));
      const isNew = !version.tags.has(param('tag'));
      version.tags.add(param('tag'));
      return (isNew ? created : ok)({name: param('tag'), _links: {self: {href: `${base}${path}`, title: 'Tag'}}});
    },
    'DELETE /pacticipants/:pacticipant/versions/:version/tags/:tag': ({param}) =>
      store.version(param('pacticipant'), param('version'))?.tags.delete(param('tag')) ? gone : notFound('This tag'),
  };
}
