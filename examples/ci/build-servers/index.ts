import {azurePipelines} from './azure-pipelines';
import {bitbucketPipelines} from './bitbucket-pipelines';
import {circleci} from './circleci';
import {githubActions} from './github-actions';
import {gitlabCi} from './gitlab-ci';
import {jenkins} from './jenkins';
import type {BuildServer} from './types';

export type {BuildServer, Event, RunningJob} from './types';

/** What stands in for each CI system, by its id in `src/data/pipelines`. */
export const buildServers: Readonly<Record<string, BuildServer>> = {
  'github-actions': githubActions,
  'gitlab-ci': gitlabCi,
  jenkins,
  'azure-pipelines': azurePipelines,
  circleci,
  'bitbucket-pipelines': bitbucketPipelines,
};
