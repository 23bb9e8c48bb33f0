import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {startBrokerDouble, type BrokerDouble} from '../../broker-double';
import {startReceiver, type ReceivedRequest, type Receiver} from './receiver';
import {Shop} from './shop';

const folder = path.join(import.meta.dirname, 'library');
const files = readdirSync(folder);

/** What a system's documentation asks of a request. */
interface Expected {
  /** Where the documentation is. */
  readonly docs: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The fields of a JSON body; undefined for none. */
  readonly body?: unknown;
}

const pact = expect.stringMatching(/^https?:\/\/.*\/pacts\/provider\/OrderApi\/.*\/pact-version\//) as string;
const json = {'content-type': 'application/json'};
const basic = (password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`pact-broker:${password}`).toString('base64')}`,
});
const bearer = (token: string): Record<string, string> => ({authorization: `Bearer ${token}`});
const inputs = {PACT_URL: pact, GIT_COMMIT: '8d04b7f', GIT_BRANCH: 'main'};
const escapedPact = '(http%3A%2F%2F[^&]*pact-version[^&]*)';
const message = 'Verify the pact of OrderWeb c3f81d0 (latest from main branch)';
const github = {...json, ...bearer('GITHUB_TOKEN'), accept: 'application/vnd.github+json'};
const status = 'Pact with OrderApi main';

const expected: Readonly<Record<string, Expected>> = {
  'github-dispatch.json': {
    docs: 'https://docs.github.com/en/rest/repos/repos#create-a-repository-dispatch-event',
    path: '/repos/ORGANISATION/order-api/dispatches',
    headers: github,
    body: {event_type: 'contract_requiring_verification_published', client_payload: inputs},
  },
  'github-workflow.json': {
    docs: 'https://docs.github.com/en/rest/actions/workflows#create-a-workflow-dispatch-event',
    path: '/repos/ORGANISATION/order-api/actions/workflows/changed-pact.yml/dispatches',
    headers: github,
    body: {ref: 'main', inputs},
  },
  'gitlab.json': {
    docs: 'https://docs.gitlab.com/api/pipeline_triggers/',
    path: '/api/v4/projects/PROJECT_ID/trigger/pipeline',
    headers: json,
    body: {token: 'GITLAB_TRIGGER_TOKEN', ref: 'main', variables: {PIPELINE: 'changed-pact', ...inputs}},
  },
  'azure.json': {
    docs: 'https://learn.microsoft.com/en-us/rest/api/azure/devops/pipelines/runs/run-pipeline',
    path: '/ORGANISATION/PROJECT/_apis/pipelines/PIPELINE_ID/runs\\?api-version=7.1',
    headers: {...json, ...basic('AZURE_TOKEN')},
    body: {resources: {repositories: {self: {refName: 'refs/heads/main'}}}, templateParameters: inputs},
  },
  'bitbucket.json': {
    docs: 'https://developer.atlassian.com/cloud/bitbucket/rest/api-group-pipelines/',
    path: '/2.0/repositories/WORKSPACE/order-api/pipelines/',
    headers: {...json, ...bearer('BITBUCKET_TOKEN')},
    body: {
      target: {
        type: 'pipeline_ref_target',
        ref_type: 'branch',
        ref_name: 'main',
        selector: {type: 'custom', pattern: 'changed-pact'},
      },
      variables: Object.entries(inputs).map(([key, value]) => ({key, value})),
    },
  },
  'circleci.json': {
    docs: 'https://circleci.com/docs/api/v2/',
    path: '/api/v2/project/gh/ORGANISATION/order-api/pipeline',
    headers: {...json, 'circle-token': 'CIRCLE_TOKEN'},
    body: {
      branch: 'main',
      parameters: {pipeline: 'changed-pact', pact_url: pact, git_commit: '8d04b7f', git_branch: 'main'},
    },
  },
  'jenkins.json': {
    docs: 'https://www.jenkins.io/doc/book/using/remote-access-api/',
    path: `/job/order-api-changed-pact/buildWithParameters\\?PACT_URL=${escapedPact}&GIT_COMMIT=8d04b7f&GIT_BRANCH=main`,
    headers: basic('JENKINS_TOKEN'),
  },
  'buildkite.json': {
    docs: 'https://buildkite.com/docs/apis/rest-api/builds',
    path: '/v2/organizations/ORGANISATION/pipelines/order-api-changed-pact/builds',
    headers: {...json, ...bearer('BUILDKITE_TOKEN')},
    body: {commit: '8d04b7f', branch: 'main', message, env: {PACT_URL: pact}},
  },
  'teamcity.json': {
    docs: 'https://www.jetbrains.com/help/teamcity/rest/start-and-cancel-builds.html',
    path: '/app/rest/buildQueue',
    headers: {...json, ...bearer('TEAMCITY_TOKEN'), accept: 'application/json'},
    body: {
      buildType: {id: 'OrderApi_ChangedPact'},
      branchName: 'main',
      properties: {property: Object.entries(inputs).map(([name, value]) => ({name: `env.${name}`, value}))},
    },
  },
  'bamboo.json': {
    docs: 'https://developer.atlassian.com/server/bamboo/rest/',
    path: `/rest/api/latest/queue/ORDER-VERIFY\\?customRevision=8d04b7f&bamboo.variable.PACT_URL=${escapedPact}&bamboo.variable.GIT_BRANCH=main`,
    headers: {...bearer('BAMBOO_TOKEN'), 'x-atlassian-token': 'no-check'},
  },
  'travis.json': {
    docs: 'https://docs.travis-ci.com/user/triggering-builds',
    path: '/repo/ORGANISATION%2Forder-api/requests',
    headers: {...json, 'travis-api-version': '3', authorization: 'token TRAVIS_TOKEN', accept: 'application/json'},
    body: {
      request: {
        message,
        branch: 'main',
        sha: '8d04b7f',
        config: {env: {global: [expect.stringMatching(/^PACT_URL=http.*pact-version/) as string]}},
      },
    },
  },
  'drone.json': {
    docs: 'https://docs.drone.io/api/builds/build_create/',
    path: `/api/repos/ORGANISATION/order-api/builds\\?branch=main&commit=8d04b7f&PACT_URL=${escapedPact}`,
    headers: bearer('DRONE_TOKEN'),
  },
  'github-status.json': {
    docs: 'https://docs.github.com/en/rest/commits/statuses#create-a-commit-status',
    path: '/repos/ORGANISATION/order-web/statuses/c3f81d0',
    headers: github,
    body: {state: 'failure', context: 'pact/OrderApi', description: status, target_url: pact},
  },
  'gitlab-status.json': {
    docs: 'https://docs.gitlab.com/api/commits/#set-commit-pipeline-status',
    path: '/api/v4/projects/PROJECT_ID/statuses/c3f81d0',
    headers: {...json, 'private-token': 'GITLAB_TOKEN'},
    body: {state: 'failed', name: 'pact/OrderApi', description: status, target_url: pact},
  },
  'bitbucket-status.json': {
    docs: 'https://developer.atlassian.com/cloud/bitbucket/rest/api-group-commit-statuses/',
    path: '/2.0/repositories/WORKSPACE/order-web/commit/c3f81d0/statuses/build',
    headers: {...json, ...bearer('BITBUCKET_TOKEN')},
    body: {key: 'pact-OrderApi', state: 'FAILED', name: 'Pact with OrderApi', description: status, url: pact},
  },
  'azure-status.json': {
    docs: 'https://learn.microsoft.com/en-us/rest/api/azure/devops/git/statuses/create',
    path: '/ORGANISATION/PROJECT/_apis/git/repositories/order-web/commits/c3f81d0/statuses\\?api-version=7.1',
    headers: {...json, ...basic('AZURE_TOKEN')},
    body: {state: 'failed', context: {genre: 'pact', name: 'OrderApi'}, description: status, targetUrl: pact},
  },
  'slack-published.json': {
    docs: 'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/',
    path: '/services/WEBHOOK_PATH',
    headers: json,
    body: {
      text: expect.stringMatching(
        /^OrderWeb c3f81d0 on feat\/refunds has published its <http.*pact-version.*\|pact with OrderApi>$/,
      ) as string,
    },
  },
  'slack-verified.json': {
    docs: 'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/',
    path: '/services/WEBHOOK_PATH',
    headers: json,
    body: {
      text: expect.stringMatching(
        /^OrderApi 8d04b7f has verified the pact of OrderWeb: <http.*\/verification-results\/\d+\|failure>$/,
      ) as string,
    },
  },
  'teams.json': {
    docs: 'https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook',
    path: '/TEAMS_WORKFLOW_PATH',
    headers: json,
    body: {
      type: 'message',
      attachments: [
        {
          contentType: 'application/vnd.microsoft.card.adaptive',
          content: {
            $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
            type: 'AdaptiveCard',
            version: '1.4',
            body: [{type: 'TextBlock', wrap: true, text: 'OrderApi 8d04b7f fails the pact of OrderWeb'}],
            actions: [{type: 'Action.OpenUrl', title: 'Open the pact', url: pact}],
          },
        },
      ],
    },
  },
  'google-chat.json': {
    docs: 'https://developers.google.com/workspace/chat/quickstart/webhooks',
    path: '/v1/spaces/SPACE/messages\\?key=CHAT_KEY&token=CHAT_TOKEN',
    headers: json,
    body: {text: expect.stringMatching(/^OrderApi 8d04b7f fails the pact of OrderWeb: http.*pact-version/) as string},
  },
};

let broker: BrokerDouble;
let receiver: Receiver;
let shop: Shop;

beforeAll(async () => {
  receiver = await startReceiver();
});

afterAll(async () => {
  await receiver.stop();
});

/** Lets everything happen that a webhook could be about, and returns the last request. */
async function sentBy(webhook: string): Promise<ReceivedRequest> {
  broker = await startBrokerDouble();
  shop = new Shop(broker.url);
  await shop.publish('5a1c9e2', 'main', 'a request for all orders');
  await shop.verify('5a1c9e2', '8d04b7f', 'main', true);
  const here = webhook.replace(/https:\/\/[^/"]+/, receiver.url);
  await shop.send('PUT', '/webhooks/one-of-the-library', JSON.parse(here) as unknown);
  await shop.publish('c3f81d0', 'feat/refunds');
  const {events} = JSON.parse(webhook) as {events: {name: string}[]};
  const first = events[0]?.name.startsWith('contract') ? [await receiver.next()] : [];
  await shop.verify('c3f81d0', '8d04b7f', 'main', false);
  const second = events.some(({name}) => name.startsWith('provider')) ? [await receiver.next()] : [];
  await broker.stop();
  const last = [...first, ...second].at(-1);
  if (!last) {
    throw new Error('The webhook has sent nothing');
  }
  return last;
}

describe('the library of webhooks', () => {
  it.each(files)('has a request that the system understands: %s', async (file) => {
    const wanted = expected[file];
    expect(wanted, `library.test.ts doesn't know ${file}`).toBeDefined();
    const webhook = readFileSync(path.join(folder, file), 'utf8');
    const {method, path: sentTo, headers, body} = await sentBy(webhook);
    expect(method).toBe('POST');
    expect(sentTo).toMatch(new RegExp(`^${wanted?.path}$`));
    expect(headers).toMatchObject(wanted?.headers ?? {});
    if (wanted?.body === undefined) {
      expect(body).toBe('');
    } else {
      expect(JSON.parse(body)).toEqual(wanted.body);
    }
    expect(receiver.waiting()).toBe(0);
  });

  it('is sent by HTTPS, and names the documentation that it follows', () => {
    expect(Object.keys(expected).sort()).toEqual([...files].sort());
    for (const file of files) {
      expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(/"url": "https:\/\//);
      expect(expected[file]?.docs).toMatch(/^https:\/\//);
    }
  });
});
