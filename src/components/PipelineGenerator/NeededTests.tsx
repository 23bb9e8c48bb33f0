import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {recommendedTests} from '@site/src/data/pipelines/for-languages';
import {sdks, type SdkId} from '@site/src/data/sdks';
import {pipelineGeneratorTexts} from '@site/src/texts/pipeline-generator';

const {needs: texts} = pipelineGeneratorTexts;

interface Props {
  /** Language of a side; undefined for the reader's own commands, or where the side has no files. */
  readonly consumer: SdkId | undefined;
  readonly provider: SdkId | undefined;
}

/** Links to the tests that the commands of the languages run, for readers who haven't written them yet. */
export default function NeededTests({consumer, provider}: Props): ReactNode {
  const guide = sdks.find(({id}) => id === consumer);
  if (!guide && !provider) {
    return null;
  }
  return (
    <>
      <p>
        <strong>{texts.title}</strong>
      </p>
      <ul>
        {guide && (
          <li>
            {texts.consumer} <Link to={guide.guide}>{texts.guide(guide.name)}</Link>.
          </li>
        )}
        {provider &&
          recommendedTests(provider).map((to, index) => (
            <li key={to}>
              {texts.provider} <Link to={to}>{texts.providerTests[index]}</Link>.
            </li>
          ))}
      </ul>
    </>
  );
}
