import {ciSystems, type CiSystemId} from '../ci-systems';
import {models} from './models';
import {azurePipelines} from './systems/azure-pipelines';
import {bitbucketPipelines} from './systems/bitbucket-pipelines';
import {circleci} from './systems/circleci';
import {githubActions} from './systems/github-actions';
import {gitlabCi} from './systems/gitlab-ci';
import {jenkins} from './systems/jenkins';
import type {Model, Pipeline, Repository, RepositoryFile, System, Writer} from './types';

export {models};
export type {Input, Job, Model, Pipeline, PipelineFile, Repository, RepositoryFile, Step, System} from './types';

const writers: Readonly<Record<CiSystemId, Writer>> = {
  'github-actions': githubActions,
  'gitlab-ci': gitlabCi,
  jenkins,
  'azure-pipelines': azurePipelines,
  circleci,
  'bitbucket-pipelines': bitbucketPipelines,
};

/** The CI systems that files are written for. */
export const systems: readonly System[] = ciSystems.map((system) => ({...system, ...writers[system.id]}));

/** A pipeline that the Broker starts, with its repository. */
function calledByWebhook({repositories}: Model): (readonly [Repository, Pipeline])[] {
  return repositories.flatMap((repository) =>
    repository.pipelines
      .filter(({start}) => start.on === 'call' && start.by === 'webhook')
      .map((pipeline) => [repository, pipeline] as const),
  );
}

/** Name of the script that creates the webhook of a release model. */
export const webhookFile = 'webhook.sh';

/** All files that a CI system needs for a release model, and the command that creates its webhook. */
export function pipelineFiles(system: System, model: Model): RepositoryFile[] {
  return [
    ...model.repositories.flatMap((repository) =>
      system.render(repository).map((file) => ({...file, repository: repository.name})),
    ),
    ...calledByWebhook(model).map(([repository, pipeline]) => ({
      name: webhookFile,
      path: webhookFile,
      repository: repository.name,
      text: system.webhook(repository, pipeline),
    })),
  ];
}
