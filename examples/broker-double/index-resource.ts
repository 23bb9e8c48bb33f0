import {ok, type Routes} from './http';
import type {Link} from './links';

/** Relations of the start document that clients follow; `{name}` marks what they fill in. */
const relations: Readonly<Record<string, string>> = {
  'pb:publish-contracts': '/contracts/publish',
  'pb:publish-pact': '/pacts/provider/{provider}/consumer/{consumer}/version/{consumerApplicationVersion}',
  'pb:latest-pact-versions': '/pacts/latest',
  'pb:provider-pacts': '/pacts/provider/{provider}',
  'pb:latest-provider-pacts': '/pacts/provider/{provider}/latest',
  'pb:latest-provider-pacts-with-tag': '/pacts/provider/{provider}/latest/{tag}',
  'pb:provider-pacts-with-branch': '/pacts/provider/{provider}/branch/{branch}',
  'pb:latest-provider-pacts-with-branch': '/pacts/provider/{provider}/branch/{branch}/latest',
  'pb:provider-pacts-with-main-branch': '/pacts/provider/{provider}/branch',
  'pb:latest-provider-pacts-with-main-branch': '/pacts/provider/{provider}/branch/latest',
  'pb:provider-pacts-for-verification': '/pacts/provider/{provider}/for-verification',
  'pb:pacticipants': '/pacticipants',
  'pb:pacticipant': '/pacticipants/{pacticipant}',
  'pb:pacticipant-version': '/pacticipants/{pacticipant}/versions/{version}',
  'pb:pacticipant-version-tag': '/pacticipants/{pacticipant}/versions/{version}/tags/{tag}',
  'pb:pacticipant-branch': '/pacticipants/{pacticipant}/branches/{branch}',
  'pb:pacticipant-branch-version': '/pacticipants/{pacticipant}/branches/{branch}/versions/{version}',
  'pb:latest-version': '/pacticipants/{pacticipant}/latest-version',
  'pb:latest-tagged-version': '/pacticipants/{pacticipant}/latest-version/{tag}',
  'pb:can-i-deploy-pacticipant-version-to-environment':
    '/can-i-deploy?pacticipant={pacticipant}&version={version}&environment={environment}',
  'pb:environments': '/environments',
  'pb:environment': '/environments/{uuid}',
  'pb:webhooks': '/webhooks',
  'pb:webhook': '/webhooks/{uuid}',
};

export const indexRoutes: Routes = {
  'GET /': ({base}) => {
    const links = Object.entries(relations).map(([relation, href]): [string, Link] => [
      relation,
      {href: `${base}${href}`, templated: href.includes('{')},
    ]);
    return ok({_links: {self: {href: base, title: 'Index'}, ...Object.fromEntries(links)}});
  },
};
