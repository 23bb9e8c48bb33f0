import {displayNameOf} from './display-name';
import {created, gone, invalid, missing, noPacticipant, ok, type Answer, type Call, type Routes} from './http';
import {isObject, textAt, textsAt, type JsonObject} from './json';
import {address, dayOf, nameOf, type Link} from './links';
import {pageOf, pagingFault} from './paging';
import type {Environment, Pacticipant, Store, Version} from './store';

const fields = ['displayName', 'repositoryUrl', 'repositoryName', 'repositoryNamespace', 'mainBranch'] as const;

const selfOf = (href: string, title: string, name: string): {self: Link} => ({self: {title, name, href}});

export function showPacticipant(base: string, store: Store, pacticipant: Pacticipant): JsonObject {
  const {name, createdAt} = pacticipant;
  const self = address.pacticipant(base, name);
  const latest = store.versionsOf(name).at(-1);
  const version = latest && {
    number: latest.number,
    _links: selfOf(address.version(base, latest), 'Version', latest.number),
  };
  const former = 'DEPRECATED - please use latestVersion';
  const template = (href: string, title: string): Link => ({title, href: `${self}/${href}`, templated: true});
  return {
    name,
    ...Object.fromEntries(fields.map((field) => [field, pacticipant[field]])),
    displayName: pacticipant.displayName ?? displayNameOf(name),
    createdAt,
    _embedded: {
      ...(version ? {latestVersion: version, 'latest-version': {...version, title: former, name: former}} : {}),
      labels: [...(pacticipant.labels ?? [])].map((label) => ({
        name: label,
        _links: selfOf(address.label(base, name, label), 'Label', label),
      })),
    },
    _links: {
      self: {href: self},
      'pb:versions': {href: `${self}/versions`},
      'pb:branches': {href: `${self}/branches`},
      'pb:deployed-environments': store
        .current()
        .filter(({kind, version: {pacticipant: of}}) => kind === 'deployed' && of === name)
        .map((stay) => ({
          title: `Version deployed to ${stay.environment.displayName}`,
          name: stay.environment.displayName,
          href: address.stay(base, stay),
          currently_deployed: stay.current,
        })),
      'pb:version': template('versions/{version}', 'Get, create or delete a pacticipant version'),
      'pb:version-tag': template(
        'versions/{version}/tags/{tag}',
        `Get, create or delete a tag for a version of ${name}`,
      ),
      'pb:branch-version': template(
        'branches/{branch}/versions/{version}',
        `Get or add/create a version for a branch of ${name}`,
      ),
      'pb:label': template('labels/{label}', `Get, create or delete a label for ${name}`),
      versions: {href: `${self}/versions`, title: 'Deprecated - use pb:versions'},
      'pb:can-i-deploy-badge': template(
        'latest-version/{tag}/can-i-deploy/to/{environmentTag}/badge',
        `Can I Deploy ${name} badge`,
      ),
      'pb:can-i-deploy-branch-to-environment-badge': template(
        'branches/{branch}/latest-version/can-i-deploy/to-environment/{environment}/badge',
        `Can I Deploy ${name} from branch to environment badge`,
      ),
      curies: [{name: 'pb', href: `${base}/doc/{rel}?context=pacticipant`, templated: true}],
    },
  };
}

function showVersion(base: string, store: Store, version: Version): unknown {
  const {pacticipant, number, branches, tags, buildUrl, createdAt} = version;
  const self = address.version(base, version);
  const record =
    (kind: 'deployed' | 'released') =>
    (environment: Environment): Link => ({
      title: `Record ${kind === 'deployed' ? 'deployment' : 'release'} to ${environment.displayName}`,
      name: environment.name,
      href: `${self}/${kind}-versions/environment/${environment.uuid}`,
    });
  const stays = (kind: 'deployed' | 'released'): unknown[] =>
    store.stays
      .filter((stay) => stay.kind === kind && stay.version === version)
      .map((stay) => ({
        title: `Version ${kind} to ${stay.environment.displayName}`,
        name: stay.environment.displayName,
        href: address.stay(base, stay),
        [kind === 'deployed' ? 'currently_deployed' : 'currently_supported']: stay.current,
        ...(stay.instance === null ? {} : {application_instance: stay.instance}),
      }));
  const branchVersions = [...branches].map((name) => ({
    name,
    latest: store.versionsOf(pacticipant).findLast((one) => one.branches.has(name)) === version,
    _links: selfOf(
      `${address.branch(base, pacticipant, name)}/versions/${encodeURIComponent(number)}`,
      'Branch version',
      name,
    ),
  }));
  const environments = [...store.environments.values()];
  return {
    number,
    buildUrl,
    createdAt,
    _embedded: {
      branches: branchVersions,
      branchVersions,
      tags: [...tags].map((name) => ({name, _links: selfOf(`${self}/tags/${encodeURIComponent(name)}`, 'Tag', name)})),
    },
    _links: {
      ...selfOf(self, 'Version', number),
      'pb:pacticipant': {title: 'Pacticipant', name: pacticipant, href: address.pacticipant(base, pacticipant)},
      'pb:tag': {
        href: `${self}/tags/{tag}`,
        title: 'Get, create or delete a tag for this pacticipant version',
        templated: true,
      },
      'pb:latest-verification-results-where-pacticipant-is-consumer': {
        title: 'Latest verification results for consumer version',
        href: `${base}/verification-results/consumer/${encodeURIComponent(pacticipant)}/version/${encodeURIComponent(number)}/latest`,
      },
      'pb:pact-versions': store.pacts
        .filter((pact) => pact.version === version)
        .map((pact) => ({title: 'Pact', name: nameOf(pact), href: address.pact(base, pact)})),
      'pb:deployed-environments': stays('deployed'),
      'pb:released-environments': stays('released'),
      'pb:record-deployment': environments.map(record('deployed')),
      'pb:record-release': environments.map(record('released')),
      curies: [{name: 'pb', href: `${base}/doc/{rel}?context=version`, templated: true}],
    },
  };
}

const showBranch = (base: string, pacticipant: string, name: string, createdAt: string | undefined): unknown => ({
  name,
  createdAt,
  _links: {
    self: {title: 'Branch', href: address.branch(base, pacticipant, name)},
    'pb:latest-version': {
      title: 'Latest version for branch',
      href: `${address.branch(base, pacticipant, name)}/latest-version`,
    },
  },
});

const showBranchVersion = ({base, path, param}: Call, version: Version): unknown => ({
  createdAt: version.createdAt,
  _links: {
    self: {title: 'Branch version', href: `${base}${path}`},
    'pb:branch': {
      title: 'Branch',
      name: param('branch'),
      href: address.branch(base, version.pacticipant, param('branch')),
    },
    'pb:version': {title: 'Version', name: version.number, href: address.version(base, version)},
  },
});

/** What is wrong with the body of a pacticipant. */
function faultsOf(body: unknown, isNew: boolean): Answer | undefined {
  const one = (field: string): string[] => {
    const value = isObject(body) ? body[field] : undefined;
    if (value === undefined || value === null) {
      return field === 'name' && isNew ? ['is missing'] : [];
    }
    if (typeof value !== 'string') {
      return ['must be a string'];
    }
    return [
      ...(value.trim() === '' && !field.startsWith('repository') ? ['cannot be blank'] : []),
      ...(value.includes('\n') ? ['cannot contain multiple lines'] : []),
      ...(field === 'mainBranch' && value.includes(' ') ? ['cannot contain spaces'] : []),
    ];
  };
  const faults = ['name', ...fields].map((field) => [field, one(field)] as const);
  const found = faults.filter(([, texts]) => texts.length > 0);
  return found.length > 0 ? invalid(Object.fromEntries(found)) : undefined;
}

/** Pacticipants with their labels, versions, branches and tags. */
export function pacticipantRoutes(store: Store): Routes {
  const named = ({param}: Call): Pacticipant | undefined => store.pacticipants.get(param('pacticipant'));

  /** Answers for a pacticipant that is there. */
  const of =
    (answer: (call: Call, pacticipant: Pacticipant) => Answer) =>
    (call: Call): Answer => {
      const pacticipant = named(call);
      return pacticipant ? answer(call, pacticipant) : noPacticipant(call.param('pacticipant'));
    };

  const showOne = ({base}: Call, version: Version | undefined): Answer =>
    version ? ok(showVersion(base, store, version)) : missing;

  const latest = (call: Call, passes: (version: Version) => boolean): Answer =>
    showOne(call, store.versionsOf(call.param('pacticipant')).filter(passes).at(-1));

  /** Sets the fields of the body; a field that it lacks stays as it is, or with `replace` is emptied. */
  const update = (pacticipant: Pacticipant, body: unknown, replace: boolean): void => {
    for (const field of fields) {
      if (replace || (isObject(body) && field in body)) {
        pacticipant[field] = textAt(body, field);
      }
    }
  };

  const listPacticipants = (call: Call, passes: (pacticipant: Pacticipant) => boolean, former: boolean): Answer => {
    const q = call.query.get('q')?.toLowerCase() ?? '';
    const all = [...store.pacticipants.values()]
      .filter((one) => passes(one) && one.name.toLowerCase().includes(q))
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
    const {items, fields: page, links} = pageOf(call, all);
    const pacticipants = items.map((one) => showPacticipant(call.base, store, one));
    const href = ({name}: Pacticipant): string => address.pacticipant(call.base, name);
    return ok({
      ...page,
      _embedded: {pacticipants},
      _links: {
        self: {href: `${call.base}/pacticipants`},
        'pb:pacticipants-with-label': {
          title: 'Find pacticipants by label',
          href: `${call.base}/pacticipants/label/{label}`,
          templated: true,
        },
        'pb:pacticipants': items.map((one) => ({href: href(one), title: 'Pacticipant', name: one.name})),
        pacticipants: items.map((one) => ({
          href: href(one),
          title: one.name,
          name: 'DEPRECATED - please use pb:pacticipants',
        })),
        ...links,
      },
      // The command line reads the list that isn't embedded, which the Broker keeps for old clients.
      ...(former
        ? {
            pacticipants: pacticipants.map((one) => ({
              ...one,
              title: 'DEPRECATED - Please use the embedded pacticipants collection',
            })),
          }
        : {}),
    });
  };

  const listVersions = (call: Call, versions: readonly Version[], title: string): Answer => {
    const {base, param} = call;
    const {items, fields: page, links} = pageOf(call, versions.toReversed());
    const query = call.query.toString();
    const each = (title: (version: Version) => string): Link[] =>
      items.map((version) => ({href: address.version(base, version), title: title(version)}));
    const pacticipant = address.pacticipant(base, param('pacticipant'));
    return ok({
      ...page,
      _embedded: {versions: items.map((version) => showVersion(base, store, version))},
      _links: {
        self: {href: `${base}${call.path}${query === '' ? '' : `?${query}`}`, title},
        ...links,
        'pb:pacticipant': {href: pacticipant, title: param('pacticipant')},
        'pb:versions': each((version) => `Version ${version.number} - ${dayOf(version)}`),
        pacticipant: {href: pacticipant, title: 'Deprecated - please use pb:pacticipant'},
        versions: each(() => 'Deprecated - please use pb:versions'),
      },
    });
  };

  const putVersion = (call: Call): Answer => {
    const isNew = !store.version(call.param('pacticipant'), call.param('version'));
    const version = store.addVersion(call.param('pacticipant'), call.param('version'));
    version.buildUrl = textAt(call.body, 'buildUrl') ?? version.buildUrl;
    textsAt(call.body, 'tags').forEach((tag) => version.tags.add(tag));
    return (isNew ? created : ok)(showVersion(call.base, store, version));
  };

  const begun = (pacticipant: string, branch: string): string | undefined =>
    store.versionsOf(pacticipant).find(({branches}) => branches.has(branch))?.createdAt;

  const removeBranch = (pacticipant: string, branch: string): boolean =>
    store.versionsOf(pacticipant).filter(({branches}) => branches.delete(branch)).length > 0;

  const paged =
    (answer: (call: Call) => Answer) =>
    (call: Call): Answer =>
      pagingFault(call) ?? answer(call);

  const showLabel = (base: string, pacticipant: string, name: string): unknown => ({
    name,
    createdAt: store.pacticipants.get(pacticipant)?.createdAt,
    _links: {
      ...selfOf(address.label(base, pacticipant, name), 'Label', name),
      pacticipant: {title: 'Pacticipant', name: pacticipant, href: address.pacticipant(base, pacticipant)},
    },
  });

  const create = (base: string, name: string, body: unknown): Answer => {
    const isNew = !store.pacticipants.has(name);
    const pacticipant = store.addPacticipant(name);
    if (isNew) {
      update(pacticipant, body, true);
    }
    return created(showPacticipant(base, store, pacticipant));
  };

  return {
    'GET /pacticipants': paged((call) => listPacticipants(call, () => true, true)),
    'POST /pacticipants': ({base, body}) => {
      const faults = faultsOf(body, true);
      const name = textAt(body, 'name') ?? '';
      // The address is misspelt in the Broker, too.
      const location = `${base}/pacticpants/${encodeURIComponent(name)}`;
      return faults ?? {...create(base, name, body), headers: {location}};
    },
    'GET /pacticipants/label/:label': paged((call) =>
      listPacticipants(call, ({labels}) => labels?.has(call.param('label')) ?? false, false),
    ),
    'GET /pacticipants/:pacticipant': of(({base}, pacticipant) => ok(showPacticipant(base, store, pacticipant))),
    'PUT /pacticipants/:pacticipant': of(({base, body}, pacticipant) => {
      const faults = faultsOf(body, false);
      if (!faults) {
        update(pacticipant, body, true);
      }
      return faults ?? ok(showPacticipant(base, store, pacticipant));
    }),
    'PATCH /pacticipants/:pacticipant': (call) => {
      const {base, body} = call;
      const pacticipant = named(call);
      const faults = faultsOf(body, false);
      if (faults ?? !pacticipant) {
        const location = address.pacticipant(base, call.param('pacticipant'));
        return faults ?? {...create(base, call.param('pacticipant'), body), headers: {location}};
      }
      update(pacticipant, body, false);
      return ok(showPacticipant(base, store, pacticipant));
    },
    'DELETE /pacticipants/:pacticipant': of((_, {name}) => {
      store.deletePacticipant(name);
      return gone;
    }),

    'GET /labels': paged((call) => {
      const names = new Set([...store.pacticipants.values()].flatMap(({labels}) => [...(labels ?? [])]));
      const {items, fields: page, links} = pageOf(call, [...names].sort());
      return ok({
        ...page,
        _embedded: {labels: items.map((name) => ({name}))},
        _links: {self: {title: 'Labels', href: `${call.base}/labels`}, ...links},
      });
    }),
    'GET /pacticipants/:pacticipant/labels/:label': of(({base, param}, {name, labels}) =>
      labels?.has(param('label')) ? ok(showLabel(base, name, param('label'))) : missing,
    ),
    'PUT /pacticipants/:pacticipant/labels/:label': of(({base, param}, pacticipant) => {
      const labels = (pacticipant.labels ??= new Set());
      const answer = labels.has(param('label')) ? ok : created;
      labels.add(param('label'));
      return answer(showLabel(base, pacticipant.name, param('label')));
    }),
    'DELETE /pacticipants/:pacticipant/labels/:label': of(({param}, {labels}) =>
      labels?.delete(param('label')) ? gone : missing,
    ),

    'GET /pacticipants/:pacticipant/versions': paged(
      of((call, {name}) => listVersions(call, store.versionsOf(name), `All application versions of ${name}`)),
    ),
    'GET /pacticipants/:pacticipant/versions/:version': (call) =>
      showOne(call, store.version(call.param('pacticipant'), call.param('version'))),
    'PUT /pacticipants/:pacticipant/versions/:version': putVersion,
    'PATCH /pacticipants/:pacticipant/versions/:version': putVersion,
    'DELETE /pacticipants/:pacticipant/versions/:version': ({param}) => {
      const version = store.version(param('pacticipant'), param('version'));
      store.deleteVersions((one) => one === version);
      return version ? gone : missing;
    },
    'GET /pacticipants/:pacticipant/latest-version': (call) => latest(call, () => true),
    'GET /pacticipants/:pacticipant/latest-version/:tag': (call) =>
      latest(call, ({tags}) => tags.has(call.param('tag'))),

    'GET /pacticipants/:pacticipant/branches': of((call, {name}) => {
      const q = call.query.get('q')?.toLowerCase() ?? '';
      const all = store.branchesOf(name).filter((branch) => branch.toLowerCase().includes(q));
      const query = call.query.toString();
      const {items, fields: page, links} = pageOf(call, all.reverse(), true);
      return ok({
        ...page,
        _embedded: {branches: items.map((branch) => showBranch(call.base, name, branch, begun(name, branch)))},
        _links: {
          self: {title: `${name} branches`, href: `${call.base}${call.path}${query === '' ? '' : `?${query}`}`},
          'pb:branches': items.map((branch) => ({name: branch, href: address.branch(call.base, name, branch)})),
          ...links,
        },
      });
    }),
    'DELETE /pacticipants/:pacticipant/branches': of(({query}, {name, mainBranch}) => {
      const kept = new Set([...query.getAll('exclude[]'), ...(mainBranch === undefined ? [] : [mainBranch])]);
      const all = store.branchesOf(name);
      const doomed = all.filter((branch) => !kept.has(branch));
      doomed.forEach((branch) => removeBranch(name, branch));
      const remaining = all.filter((branch) => kept.has(branch)).join(', ');
      const text = `Scheduled deletion of ${doomed.length} branches for pacticipant ${name}. Remaining branches are: ${remaining}`;
      return {status: 202, body: {notices: [{type: 'success', text}]}};
    }),
    'GET /pacticipants/:pacticipant/branches/:branch': ({base, param}) =>
      store.branchesOf(param('pacticipant')).includes(param('branch'))
        ? ok(showBranch(base, param('pacticipant'), param('branch'), begun(param('pacticipant'), param('branch'))))
        : missing,
    'DELETE /pacticipants/:pacticipant/branches/:branch': ({param}) =>
      removeBranch(param('pacticipant'), param('branch')) ? gone : missing,
    'GET /pacticipants/:pacticipant/branches/:branch/versions': paged((call) => {
      const [name, branch] = [call.param('pacticipant'), call.param('branch')];
      const versions = store.versionsOf(name).filter(({branches}) => branches.has(branch));
      return versions.length > 0 ? listVersions(call, versions, `Versions for branch ${branch} of ${name}`) : missing;
    }),
    'GET /pacticipants/:pacticipant/branches/:branch/latest-version': (call) =>
      latest(call, ({branches}) => branches.has(call.param('branch'))),
    'GET /pacticipants/:pacticipant/branches/:branch/versions/:version': (call) => {
      const version = store.version(call.param('pacticipant'), call.param('version'));
      return version?.branches.has(call.param('branch')) ? ok(showBranchVersion(call, version)) : missing;
    },
    'PUT /pacticipants/:pacticipant/branches/:branch/versions/:version': (call) => {
      const version = store.addVersion(call.param('pacticipant'), call.param('version'));
      const isNew = !version.branches.has(call.param('branch'));
      store.addToBranch(version, call.param('branch'));
      return (isNew ? created : ok)(showBranchVersion(call, version));
    },
    'DELETE /pacticipants/:pacticipant/branches/:branch/versions/:version': ({param}) =>
      store.version(param('pacticipant'), param('version'))?.branches.delete(param('branch')) ? gone : missing,

    'GET /pacticipants/:pacticipant/versions/:version/tags/:tag': ({base, path, param}) =>
      store.version(param('pacticipant'), param('version'))?.tags.has(param('tag'))
        ? ok({name: param('tag'), _links: {self: {href: `${base}${path}`}}})
        : missing,
    'PUT /pacticipants/:pacticipant/versions/:version/tags/:tag': ({base, path, param}) => {
      const version = store.addVersion(param('pacticipant'), param('version'));
      const isNew = !version.tags.has(param('tag'));
      version.tags.add(param('tag'));
      return (isNew ? created : ok)({name: param('tag'), _links: {self: {href: `${base}${path}`, title: 'Tag'}}});
    },
    'DELETE /pacticipants/:pacticipant/versions/:version/tags/:tag': ({param}) =>
      store.version(param('pacticipant'), param('version'))?.tags.delete(param('tag')) ? gone : missing,
  };
}
