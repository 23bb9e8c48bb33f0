import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {recommendedTests} from '@site/src/data/pipelines/for-languages';
import {sdks, type SdkId} from '@site/src/data/sdks';
import {pipelineGeneratorTexts} from '@site/src/texts/pipeline-generator';

const {needs: texts} = pipelineGeneratorTexts;

interface Props {
  /** Language of a side; undefined for the reader's own commands, or if the side has no files. */
  readonly consumer: SdkId | undefined;
  readonly provider: SdkId | undefined;
  /** Whether the Broker starts a pipeline for a changed pact. */
  readonly hasWebhook: boolean;
}

/** Links to the tests that the commands run, for readers who haven't written them yet. */
export default function NeededTests({consumer, provider, hasWebhook}: Props): ReactNode {
  const tutorial = sdks.find(({id}) => id === consumer);
  const tests = provider && recommendedTests(provider);
  if (!tutorial && !tests) {
    return null;
  }
  return (
    <>
      <p>
        <strong>{texts.title}</strong>
      </p>
      <ul>
        {tutorial && (
          <li>
            {texts.consumer} <Link to={tutorial.guide}>{texts.guide(tutorial.name)}</Link>.
          </li>
        )}
        {tests && (
          <li>
            {texts.provider} <Link to={tests.ownChange}>{texts.ownChange}</Link>.
          </li>
        )}
        {tests && hasWebhook && (
          <li>
            {texts.provider} <Link to={tests.changedPact}>{texts.changedPact}</Link>.
          </li>
        )}
      </ul>
    </>
  );
}
