import type {List} from 'mdast';

import {models, pipelineFiles, systems, type Model, type System} from '../../data/pipelines';
import {replaceElement} from '../remark-element';
import {editLink, join, link, paragraph, text} from '../remark-element/markdown';

const name = 'PipelineFiles';
const folder = 'https://github.com/pact-foundation/docs.pact.io/blob/master/examples/ci';

/** Links to the files of a CI system, an item per release model. */
function list(system: System): List {
  return {
    type: 'list',
    spread: false,
    children: models.map((model: Model) => ({
      type: 'listItem',
      spread: false,
      children: [
        paragraph(
          text(`${model.title}: `),
          ...join(
            pipelineFiles(system, model).map((file) => [
              link(`${folder}/${system.id}/${model.id}/${file.name}`, [{type: 'inlineCode', value: file.name}]),
            ]),
            ', ',
          ),
        ),
      ],
    })),
  };
}

/**
 * Inserts links to all files of `examples/ci`, by CI system and release model:
 *
 *     <PipelineFiles />
 */
export default replaceElement({
  name,
  attributes: [],
  build: () => [
    ...systems.flatMap((system) => [paragraph({type: 'strong', children: [text(system.label)]}), list(system)]),
    editLink({file: 'src/data/pipelines/models.ts', line: 1}, 'list'),
  ],
});
