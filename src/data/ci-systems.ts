/** CI systems in the fixed order of the whole site, the most used first. */
export const ciSystems = [
  {id: 'github-actions', label: 'GitHub Actions'},
  {id: 'gitlab-ci', label: 'GitLab CI'},
  {id: 'jenkins', label: 'Jenkins'},
  {id: 'azure-pipelines', label: 'Azure Pipelines'},
  {id: 'circleci', label: 'CircleCI'},
  {id: 'bitbucket-pipelines', label: 'Bitbucket'},
] as const;

/** Id of a CI system in {@link ciSystems}, used in `?ci=`, storage and as its folder in `examples/ci/`. */
export type CiSystemId = (typeof ciSystems)[number]['id'];
