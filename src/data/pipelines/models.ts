import type {Input, Job, Model, Pipeline, Repository, Step} from './types';

/** A command with its options, one per line. */
function command(start: string, ...options: readonly string[]): string {
  return [start, ...options].join(' \\\n  ');
}

const production = '--environment production';
const ofCommit = '--version "$GIT_COMMIT"';
/** Waits up to five minutes for missing results. */
const wait = ['--retry-while-unknown 60', '--retry-interval 5'];

const test: Step = {
  id: 'test',
  title: 'Test',
  comment: ["Your build's own command. The consumer tests write pacts/*.json."],
  run: ['make test'],
  task: {kind: 'test'},
};

const publish: Step = {
  id: 'publish',
  title: 'Publish the pacts',
  comment: ['The commit is the version everywhere: here, in can-i-deploy and in record-deployment.'],
  run: [
    command(
      'pact broker publish pacts',
      '--consumer-app-version "$GIT_COMMIT"',
      '--branch "$GIT_BRANCH"',
      '--build-url "$BUILD_URL"',
    ),
  ],
  task: {kind: 'publish'},
};

const verify: Step = {
  id: 'verify',
  title: 'Verify the pacts',
  comment: [
    "Your build's own command. It takes the pacts that its selectors choose from the Broker, and publishes",
    'the results for GIT_COMMIT on GIT_BRANCH.',
  ],
  run: ['make verify'],
  task: {kind: 'verify'},
};

function canIMerge(application: string): Step {
  return {
    id: 'can-i-merge',
    title: 'Can it be merged?',
    comment: ['Fits the main branches of all that it talks to. Waits for results that are on their way.'],
    run: [command('pact broker can-i-merge', `--pacticipant ${application}`, ofCommit, ...wait)],
  };
}

function canIDeploy(application: string, suffix = ''): Step {
  return {
    id: `can-i-deploy${suffix}`,
    title: `Can ${application} be deployed?`,
    comment: ['Ends the job with exit code 1 unless this version fits everything that runs in production.'],
    run: [
      command(
        'pact broker can-i-deploy',
        `--pacticipant ${application}`,
        ofCommit,
        '--to-environment production',
        ...wait,
      ),
    ],
  };
}

const deploy: Step = {id: 'deploy', title: 'Deploy', comment: ["Your build's own command."], run: ['make deploy']};

function recordDeployment(application: string, suffix = ''): Step {
  return {
    id: `record-deployment${suffix}`,
    title: 'Record the deployment',
    comment: ['Only after success: from now on the Broker protects this version against changes of others.'],
    run: [command('pact broker record-deployment', `--pacticipant ${application}`, ofCommit, production)],
  };
}

function deployment(application: string): Job {
  return {
    id: 'deploy',
    when: 'main',
    after: ['test'],
    environment: 'production',
    steps: [canIDeploy(application), deploy, recordDeployment(application)],
  };
}

const commit: Input = {name: 'GIT_COMMIT', description: 'Version of the provider to verify with: a commit'};

/** The pipeline that the webhook for changed contracts starts. */
const changedPact: Pipeline = {
  id: 'changed-pact',
  title: 'OrderApi, changed pact',
  start: {
    on: 'call',
    by: 'webhook',
    inputs: [
      {name: 'PACT_URL', description: 'Address of the pact to verify'},
      commit,
      {name: 'GIT_BRANCH', description: 'Branch of that version'},
    ],
  },
  checksOut: true,
  jobs: [
    {
      id: 'changed-pact',
      when: 'always',
      after: [],
      steps: [
        {
          id: 'verify-changed-pact',
          title: 'Verify the pact that changed',
          comment: ['With PACT_URL set, your tests verify that pact alone. A failure stops the consumer, not you.'],
          run: ['make verify'],
          task: {kind: 'verify changed'},
        },
      ],
    },
  ],
};

const provider: Repository = {
  id: 'provider',
  name: 'order-api',
  application: 'OrderApi',
  pipelines: [
    {
      id: 'provider',
      title: 'OrderApi',
      start: {on: 'push'},
      jobs: [{id: 'test', when: 'always', after: [], steps: [verify]}, deployment('OrderApi')],
    },
    changedPact,
  ],
};

const trunk: Model = {
  id: 'trunk',
  title: 'Trunk',
  repositories: [
    {
      id: 'consumer',
      name: 'order-web',
      application: 'OrderWeb',
      pipelines: [
        {
          id: 'consumer',
          title: 'OrderWeb',
          start: {on: 'push'},
          jobs: [{id: 'test', when: 'always', after: [], steps: [test, publish]}, deployment('OrderWeb')],
        },
      ],
    },
    provider,
  ],
};

const pullRequest: Model = {
  id: 'pull-request',
  title: 'Pull requests with a webhook',
  repositories: [
    {
      id: 'consumer',
      name: 'order-web',
      application: 'OrderWeb',
      pipelines: [
        {
          id: 'consumer',
          title: 'OrderWeb',
          start: {on: 'pull request'},
          jobs: [
            {id: 'test', when: 'always', after: [], steps: [test, publish]},
            {id: 'merge', when: 'pull request', after: ['test'], steps: [canIMerge('OrderWeb')]},
            deployment('OrderWeb'),
          ],
        },
      ],
    },
    {
      ...provider,
      pipelines: [
        {
          id: 'provider',
          title: 'OrderApi',
          start: {on: 'pull request'},
          jobs: [
            {id: 'test', when: 'always', after: [], steps: [verify]},
            {id: 'merge', when: 'pull request', after: ['test'], steps: [canIMerge('OrderApi')]},
            deployment('OrderApi'),
          ],
        },
        changedPact,
      ],
    },
  ],
};

const mobile: Model = {
  id: 'mobile',
  title: 'Mobile application with several released versions',
  repositories: [
    {
      id: 'consumer',
      name: 'order-app',
      application: 'OrderApp',
      pipelines: [
        {
          id: 'consumer',
          title: 'OrderApp',
          start: {on: 'push'},
          jobs: [{id: 'test', when: 'always', after: [], steps: [test, publish]}],
        },
        {
          id: 'release',
          title: 'OrderApp, release',
          start: {on: 'call', by: 'hand', inputs: [{name: 'GIT_COMMIT', description: 'Version to release: a commit'}]},
          checksOut: true,
          jobs: [
            {
              id: 'release',
              when: 'always',
              after: [],
              environment: 'production',
              steps: [
                canIDeploy('OrderApp'),
                {
                  id: 'upload',
                  title: 'Hand it to the app stores',
                  comment: ["Your build's own command."],
                  run: ['make release'],
                },
                {
                  id: 'record-release',
                  title: 'Record the release',
                  comment: ['Versions that were released before stay: people go on using them.'],
                  run: [command('pact broker record-release', '--pacticipant OrderApp', ofCommit, production)],
                },
              ],
            },
          ],
        },
        {
          id: 'support-ended',
          title: 'OrderApp, end of support',
          start: {
            on: 'call',
            by: 'hand',
            inputs: [{name: 'ENDED_VERSION', description: 'Version that is no longer supported'}],
          },
          jobs: [
            {
              id: 'support-ended',
              when: 'always',
              after: [],
              steps: [
                {
                  id: 'record-support-ended',
                  title: 'Record the end of support',
                  comment: ['From now on OrderApi may drop what only this version needs.'],
                  run: [
                    command(
                      'pact broker record-support-ended',
                      '--pacticipant OrderApp',
                      '--version "$ENDED_VERSION"',
                      production,
                    ),
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const monorepo: Model = {
  id: 'monorepo',
  title: 'Consumer and provider in one repository',
  repositories: [
    {
      id: 'both',
      name: 'order-shop',
      pipelines: [
        {
          id: 'both',
          title: 'Order shop',
          start: {on: 'push'},
          jobs: [
            {
              id: 'test',
              when: 'always',
              after: [],
              steps: [
                {
                  ...test,
                  title: 'Test OrderWeb',
                  run: ['make -C order-web test'],
                  task: {kind: 'test', folder: 'order-web'},
                },
                {
                  ...publish,
                  run: publish.run.map((line) => line.replace('publish pacts', 'publish order-web/pacts')),
                  task: {kind: 'publish', folder: 'order-web'},
                },
                {
                  ...verify,
                  comment: [
                    'After publishing, so that the selector for the matching branch finds the pact of this commit.',
                    'Publishes the results for GIT_COMMIT on GIT_BRANCH.',
                  ],
                  run: ['make -C order-api verify'],
                  task: {kind: 'verify', folder: 'order-api'},
                },
              ],
            },
            {
              id: 'deploy-api',
              when: 'main',
              after: ['test'],
              environment: 'production',
              steps: [
                canIDeploy('OrderApi', '-api'),
                {...deploy, id: 'deploy-api', title: 'Deploy OrderApi', run: ['make -C order-api deploy']},
                recordDeployment('OrderApi', '-api'),
              ],
            },
            {
              id: 'deploy-web',
              when: 'main',
              after: ['deploy-api'],
              environment: 'production',
              steps: [
                {
                  ...canIDeploy('OrderWeb', '-web'),
                  comment: ['The provider goes first: OrderWeb may need what came to OrderApi in the same commit.'],
                },
                {...deploy, id: 'deploy-web', title: 'Deploy OrderWeb', run: ['make -C order-web deploy']},
                recordDeployment('OrderWeb', '-web'),
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** Options for the variant of OrderWeb with its toggle on. */
const variant = ['--pacticipant OrderWeb', '--version "$GIT_COMMIT+express"'];
/** A separate application instance, so that the variant without the toggle stays recorded. */
const instance = '--application-instance express';

const askForVariant = command('pact broker can-i-deploy', ...variant, '--to-environment production');
const recordVariant = command('pact broker record-deployment', ...variant, production, instance);

/** A command that only runs while the toggle is on. */
function ifOn(text: string): string {
  return `if make express-is-on; then\n  ${text.replaceAll('\n', '\n  ')}\nfi`;
}

/** A change of the toggle in production. */
function toggle(id: string, title: string, inputs: readonly Input[], steps: readonly Step[]): Pipeline {
  return {
    id,
    title,
    start: {on: 'call', by: 'hand', inputs},
    jobs: [{id, when: 'always', after: [], environment: 'production', steps}],
  };
}

const featureToggles: Model = {
  id: 'feature-toggles',
  title: 'Feature toggles',
  repositories: [
    {
      id: 'consumer',
      name: 'order-web',
      application: 'OrderWeb',
      pipelines: [
        {
          id: 'consumer',
          title: 'OrderWeb',
          start: {on: 'push'},
          jobs: [
            {
              id: 'test',
              when: 'always',
              after: [],
              steps: [
                {...test, comment: ["Your build's own command, with the toggle off. It writes pacts/*.json."]},
                publish,
                {
                  id: 'test-variant',
                  title: 'Test with the toggle on',
                  comment: ['All tests again: the pact of the variant has to be complete, in a separate folder.'],
                  run: ['EXPRESS=on PACT_DIR=pacts-express make test'],
                  task: {kind: 'test variant'},
                },
                {
                  id: 'publish-variant',
                  title: 'Publish the pacts of the variant',
                  comment: ['A separate version and branch, because the content differs.'],
                  run: [
                    command(
                      'pact broker publish pacts-express',
                      '--consumer-app-version "$GIT_COMMIT+express"',
                      '--branch "$GIT_BRANCH-express"',
                      '--build-url "$BUILD_URL"',
                    ),
                  ],
                  task: {kind: 'publish variant'},
                },
              ],
            },
            {
              id: 'deploy',
              when: 'main',
              after: ['test'],
              environment: 'production',
              steps: [
                canIDeploy('OrderWeb'),
                {
                  id: 'can-i-deploy-variant',
                  title: 'Can the variant be deployed?',
                  comment: ['While the toggle is on, a deployment changes the code behind it, too.'],
                  run: [ifOn(askForVariant)],
                },
                deploy,
                recordDeployment('OrderWeb'),
                {
                  id: 'record-deployment-variant',
                  title: 'Record the variant',
                  comment: ['Takes the place of the variant of the commit before.'],
                  run: [ifOn(recordVariant)],
                },
              ],
            },
          ],
        },
        toggle(
          'turn-on',
          'OrderWeb, express on',
          [{name: 'GIT_COMMIT', description: 'Version of OrderWeb that runs in production'}],
          [
            {
              id: 'can-i-turn-on',
              title: 'Can the toggle be turned on?',
              comment: ['The same question as for a deployment, for the version with the toggle on.'],
              run: [askForVariant],
            },
            {
              id: 'record-turn-on',
              title: 'Record it',
              comment: ['Before the first user sees it.'],
              run: [recordVariant],
            },
            {id: 'switch-on', title: 'Turn it on', comment: ["Your build's own command."], run: ['make express-on']},
          ],
        ),
        toggle(
          'turn-off',
          'OrderWeb, express off',
          [],
          [
            {id: 'switch-off', title: 'Turn it off', comment: ["Your build's own command."], run: ['make express-off']},
            {
              id: 'record-turn-off',
              title: 'Record it',
              comment: ['After the last user has seen it.'],
              run: [command('pact broker record-undeployment', '--pacticipant OrderWeb', production, instance)],
            },
          ],
        ),
      ],
    },
  ],
};

/** Release models, most common first. A provider with the same pipelines as in the trunk model isn't repeated. */
export const models: readonly Model[] = [trunk, pullRequest, mobile, monorepo, featureToggles];
