import {ok, type Routes} from './http';
import type {Link} from './links';

const pacts = '/pacts/provider/{provider}';
const integration = `${pacts}/consumer/{consumer}`;
const pacticipant = '/pacticipants/{pacticipant}';

/** The relations of the start document, with their titles in the Broker; `{name}` marks what clients fill in. */
const relations: Readonly<Record<string, readonly [href: string, title: string]>> = {
  'pb:publish-pact': [`${integration}/version/{consumerApplicationVersion}`, 'Publish a pact'],
  'pb:publish-contracts': ['/contracts/publish', 'Publish contracts'],
  'pb:latest-pact-versions': ['/pacts/latest', 'Latest pact versions'],
  'pb:tagged-pact-versions': [
    `${integration}/tag/{tag}`,
    'All versions of a pact for a given consumer, provider and consumer version tag',
  ],
  'pb:branch-pact-versions': [
    `${integration}/branch/{branch}`,
    'All versions of pacts for a provider, for a named consumers branch',
  ],
  'pb:latest-branch-pact-versions': [
    `${integration}/branch/{branch}/latest/versions`,
    'Latest version of pact for a provider, for a named consumers branch',
  ],
  'pb:main-branch-pact-versions': [
    `${integration}/branch/versions`,
    'All versions of pacts for a provider, for a named consumers main branch',
  ],
  'pb:latest-main-branch-pact-versions': [
    `${integration}/branch/latest/versions`,
    'Latest version of pact for a provider, for a named consumers main branch',
  ],
  'pb:provider-pacts-with-main-branch': [`${pacts}/branch`, 'All pacts for a provider, for any consumers main branch'],
  'pb:provider-pacts-with-branch': [
    `${pacts}/branch/{branch}`,
    'All pacts for a provider, for any consumers named branch',
  ],
  'pb:latest-provider-pacts-with-main-branch': [
    `${pacts}/branch/latest`,
    'Latest pact for a provider, for any consumers main branch',
  ],
  'pb:latest-provider-pacts-with-branch': [
    `${pacts}/branch/{branch}/latest`,
    'Latest pacts for a provider, for any consumers named branch',
  ],
  'pb:pacticipants': ['/pacticipants', 'Pacticipants'],
  'pb:pacticipant': [pacticipant, 'Fetch pacticipant by name'],
  'pb:latest-provider-pacts': [`${pacts}/latest`, 'Latest pacts by provider'],
  'pb:latest-provider-pacts-with-tag': [`${pacts}/latest/{tag}`, 'Latest pacts for provider with the specified tag'],
  'pb:provider-pacts-with-tag': [
    `${pacts}/tag/{tag}`,
    'All pact versions for the provider with the specified consumer version tag',
  ],
  'pb:provider-pacts': [pacts, 'All pact versions for the specified provider'],
  'pb:latest-version': [`${pacticipant}/latest-version`, 'Latest pacticipant version'],
  'pb:latest-tagged-version': [
    `${pacticipant}/latest-version/{tag}`,
    'Latest pacticipant version with the specified tag',
  ],
  'pb:webhooks': ['/webhooks', 'Webhooks'],
  'pb:webhook': ['/webhooks/{uuid}', 'Webhook'],
  'pb:integrations': ['/integrations', 'Integrations'],
  'pb:pacticipant-version-tag': [
    `${pacticipant}/versions/{version}/tags/{tag}`,
    'Get, create or delete a tag for a pacticipant version',
  ],
  'pb:pacticipant-branch': [`${pacticipant}/branches/{branch}`, 'Get or delete a pacticipant branch'],
  'pb:pacticipant-branch-version': [
    `${pacticipant}/branches/{branch}/versions/{version}`,
    'Get or add/create a pacticipant version for a branch',
  ],
  'pb:pacticipant-version': [`${pacticipant}/versions/{version}`, 'Get, create or delete a pacticipant version'],
  'pb:metrics': ['/metrics', 'Get Pact Broker metrics'],
  'pb:can-i-deploy-pacticipant-version-to-tag': [
    '/can-i-deploy?pacticipant={pacticipant}&version={version}&to={tag}',
    'Determine if an application version can be safely deployed to an environment identified by the given tag',
  ],
  'pb:can-i-deploy-pacticipant-version-to-environment': [
    '/can-i-deploy?pacticipant={pacticipant}&version={version}&environment={environment}',
    'Determine if an application version can be safely deployed to an environment',
  ],
  'pb:provider-pacts-for-verification': [
    `${pacts}/for-verification`,
    'Pact versions to be verified for the specified provider',
  ],
  'beta:provider-pacts-for-verification': [
    `${pacts}/for-verification`,
    'DEPRECATED - please use pb:provider-pacts-for-verification',
  ],
  'pb:environments': ['/environments', 'Environments'],
  'pb:environment': ['/environments/{uuid}', 'Environment'],
};

export const indexRoutes: Routes = {
  'GET /': ({base}) => {
    const links = Object.entries(relations).map(([relation, [href, title]]): [string, Link] => [
      relation,
      {href: `${base}${href}`, title, templated: href.includes('{')},
    ]);
    return ok({
      _links: {
        self: {href: base, title: 'Index', templated: false},
        ...Object.fromEntries(links),
        curies: ['pb', 'beta'].map((name) => ({name, href: `${base}/doc/{rel}?context=index`, templated: true})),
      },
    });
  },
  'GET /diagnostic/status/heartbeat': ({base, path}) => ok({ok: true, _links: {self: {href: base + path}}}),
};
