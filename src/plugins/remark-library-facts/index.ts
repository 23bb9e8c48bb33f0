import {rcompare} from 'semver';
import type {List, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import {findHistory} from '../../content/releases';
import {findLibrary, readMatrix, readPlatforms} from '../../content/support';
import {formatDay} from '../../data/days';
import {releasePage} from '../../data/releases/libraries';
import {newestOf} from '../../data/releases/upgrade';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {code, editLink, link, paragraph, text} from '../remark-element/markdown';

const name = 'LibraryFacts';

/** A fact, as a label and its value. */
type Fact = readonly [label: string, value: PhrasingContent[]];

/** The newest stable version of a library, with its day and a link to its notes. */
function newestRelease(id: string): PhrasingContent[] {
  const {library, list} = findHistory(id);
  const version = newestOf(list.releases.map((release) => release.version).sort(rcompare));
  const date = list.releases.find((release) => release.version === version)?.date ?? '';
  return [link(releasePage(library, version), [text(version)]), text(`, ${formatDay(date)}`)];
}

const listOf = (facts: readonly Fact[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: facts.map(([label, value]) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph({type: 'strong', children: [text(label)]}, text(' '), ...value)],
  })),
});

/**
 * Inserts what a reader needs to know of a library before installing it: its package, its newest version and what it
 * runs on.
 *
 *     <LibraryFacts of="pact-js" />
 *
 * Versions and dates are those of `src/data/releases`, the rest that of `content/support`.
 */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => {
    const of = attributes.get('of');
    if (typeof of !== 'string') {
      throw new Error(`${name} needs of="…", the id of a library in content/support/libraries.yml`);
    }
    const library = findLibrary(readMatrix(), of);
    const installation = readPlatforms().libraries.find((each) => each.library === of);
    if (!installation) {
      throw new Error(`content/support/installation.yml has no "${of}"; add it`);
    }
    const facts = listOf([
      // Without the scheme, the address of a Swift package fits on a line.
      ['Package', [...code(installation.package.replace('https://', '')), text(` (${installation.packageManager})`)]],
      ['Newest version', newestRelease(library.releases ?? of)],
      ['Needs at least', parseInlineMarkdown(installation.runtime)],
    ]);
    const children = [facts, editLink(sourceOf(installation), 'facts')];
    const box: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name, attributes: [], children};
    return [box];
  },
});
