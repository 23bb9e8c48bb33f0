import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {models, pipelineFiles, systems, type Model, type System} from '../../data/pipelines';
import {attribute, panel, withoutAttributes} from './elements';
import {regionsOf} from './extract';
import {languageOf} from './sample';

interface PipelineFile {
  /** Name in the folder of the release model. */
  readonly name: string;
  /** Path in the reader's repository. */
  readonly path: string;
  readonly region: string;
}

function names(list: readonly {readonly id: string}[]): string {
  return list.map(({id}) => id).join(', ');
}

/** Finds a pipeline, which is a file or a region of one. @throws Error naming the pipelines, or the steps, that exist */
function find(system: System, model: Model, pipeline: string, step: string | undefined): PipelineFile {
  const files = pipelineFiles(system, model);
  const own = files.find(({name}) => name.replace(/\.\w+$/, '') === pipeline);
  const shared = files.find(({text}) => regionsOf(text).includes(pipeline));
  const file = own ?? shared;
  if (!file) {
    const existing = names(model.repositories.flatMap(({pipelines}) => pipelines));
    throw new Error(`${model.id} has no pipeline "${pipeline}"; use one of ${existing}, webhook`);
  }
  if (step !== undefined && !regionsOf(file.text).includes(step)) {
    const existing = model.repositories.flatMap(({pipelines}) => pipelines).find(({id}) => id === pipeline);
    throw new Error(
      `${model.id}/${pipeline} has no step "${step}"; use one of ${names((existing?.jobs ?? []).flatMap(({steps}) => steps))}`,
    );
  }
  return {name: file.name, path: file.path, region: step ?? (own ? 'file' : pipeline)};
}

/**
 * Fills a tab group with a pipeline of `examples/ci` for every CI system: `pipeline="trunk/consumer"`,
 * and `step="publish"` for a step of it.
 *
 * @throws Error when there is no such release model, pipeline or step
 */
export function fillPipelineTabs(tabs: MdxJsxFlowElement): void {
  const [id, pipeline = ''] = (attribute(tabs, 'pipeline') ?? '').split('/');
  const step = attribute(tabs, 'step');
  const model = models.find((each) => each.id === id);
  if (!model) {
    throw new Error(`<CiTabs pipeline="${attribute(tabs, 'pipeline') ?? ''}">: use one of the models ${names(models)}`);
  }
  for (const system of systems) {
    const {name, path, region} = find(system, model, pipeline, step);
    const file = `examples/ci/${system.id}/${model.id}/${name}`;
    const meta = `file=${file}#${region}${path === name ? '' : ` title="${path}"`}`;
    tabs.children.push(
      panel('CiSystem', system.id, {type: 'code', lang: languageOf(file), meta, value: '', position: tabs.position}),
    );
  }
  withoutAttributes(tabs, 'pipeline', 'step');
}
