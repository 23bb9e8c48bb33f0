import {schemaFaults, type SchemaName} from '../../tests/samples/schemas';
import {readJenkinsfile} from './jenkinsfile';

const schemas: Readonly<Record<string, SchemaName>> = {
  'github-actions': 'github-workflow',
  'gitlab-ci': 'gitlab-ci',
  jenkins: 'jenkins-pipeline',
  'azure-pipelines': 'azure-pipelines',
  circleci: 'circleci',
  'bitbucket-pipelines': 'bitbucket',
};

/** Faults of a pipeline file by the schema of its CI system. */
export function faultsOf(system: string, text: string): string[] {
  const schema = schemas[system];
  if (!schema) {
    throw new Error(`${system} has no schema here`);
  }
  const code = system === 'jenkins' ? JSON.stringify(readJenkinsfile(text)) : text;
  return schemaFaults(schema, code).map(({line, what}) => `line ${line}: ${what}`);
}
