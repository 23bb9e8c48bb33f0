import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sdks} from '../../data/sdks';
import {attribute, panel, withoutAttributes} from './elements';
import {fileWithRegion, languageOf, type SampleOptions} from './sample';

function isElement(node: {type: string}): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

/** The ids that the panels of a group are for. @throws Error for an unknown id, and for one that two panels have */
function languagesOf(panels: readonly MdxJsxFlowElement[]): Set<string> {
  const known: readonly string[] = sdks.map(({id}) => id);
  const languages = new Set<string>();
  for (const each of panels) {
    for (const id of (attribute(each, 'of') ?? '').split(/\s+/)) {
      if (each.name !== 'Sdk' || !known.includes(id)) {
        throw new Error(
          `<${each.name ?? ''} of="${attribute(each, 'of') ?? ''}"> in <SdkTabs>: write <Sdk of="…"> with ids among ${known.join(', ')}`,
        );
      }
      if (languages.has(id)) {
        throw new Error(`<SdkTabs> has two panels for ${id}; join them`);
      }
      languages.add(id);
    }
  }
  return languages;
}

/**
 * Fills a group of tabs: each language without a panel of its own gets a fence that includes the
 * region of this name from its project.
 *
 * @throws Error when a language has neither the region nor a panel that tells what to do instead, or both
 */
export function fillTabs(tabs: MdxJsxFlowElement, {root}: SampleOptions): void {
  const region = attribute(tabs, 'region');
  const own = languagesOf(tabs.children.filter(isElement));
  for (const {id} of sdks) {
    const file = region === undefined ? undefined : fileWithRegion(root, id, region);
    if (file && own.has(id)) {
      throw new Error(`${file} has the region "${region}"; take ${id} out of the <Sdk> that stands in for it`);
    }
    if (!file && !own.has(id)) {
      const lack = region === undefined ? 'has no panel' : `has no region "${region}" in examples/${id}`;
      throw new Error(`${id} ${lack}; tell its readers what to do instead in <Sdk of="${id}">`);
    }
    if (file) {
      tabs.children.push(
        panel('Sdk', id, {
          type: 'code',
          lang: languageOf(file),
          meta: `file=${file}#${region}`,
          value: '',
          position: tabs.position,
        }),
      );
    }
  }
  withoutAttributes(tabs, 'region');
}
