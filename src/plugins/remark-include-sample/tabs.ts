import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sdks} from '../../data/sdks';
import {attribute, panel, withoutAttributes} from './elements';
import {fileWithRegion, languageOf, type SampleOptions} from './sample';

function isElement(node: {type: string}): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

/** Ids that the panels of a tab group cover. @throws Error for an unknown or duplicate id */
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
        throw new Error(`<SdkTabs> has two panels for ${id}; merge them`);
      }
      languages.add(id);
    }
  }
  return languages;
}

/**
 * Fills a tab group: each language without a panel gets a fence that includes the region from its project.
 *
 * @throws Error when a language has neither the region nor a panel that says what to do instead, or both
 */
export function fillTabs(tabs: MdxJsxFlowElement, {root}: SampleOptions): void {
  const region = attribute(tabs, 'region');
  const withPanel = languagesOf(tabs.children.filter(isElement));
  for (const {id} of sdks) {
    const file = region === undefined ? undefined : fileWithRegion(root, id, region);
    if (file && withPanel.has(id)) {
      throw new Error(`${file} has the region "${region}"; remove ${id} from the <Sdk> that replaces it`);
    }
    if (!file && !withPanel.has(id)) {
      const problem = region === undefined ? 'has no panel' : `has no region "${region}" in examples/${id}`;
      throw new Error(`${id} ${problem}; say what to do instead in <Sdk of="${id}">`);
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
