import type {List, ListItem, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import {findChange, type FoundChange} from '../../content/version-changes';
import {titleOf} from '../../data/releases/libraries';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {versionChangeTexts as texts} from '../../texts/version-changes';
import {anchor, editLink, link, paragraph, text} from '../remark-element/markdown';

/** `pact_ffi` rather than `Crate pact_ffi`. */
const nameOf = (library: FoundChange['library']): string => titleOf(library).replace(/^(?:Crate|Package|Program) /, '');

const strong = (...children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});
const emphasis = (value: string): PhrasingContent => ({type: 'emphasis', children: [text(value)]});

/** Symptom, behaviour since, and the way around, each with its label. */
function describe({version, kind, from, before, since, otherwise}: FoundChange['change']): PhrasingContent[] {
  const parts: [label: string, sentences: string][] = [
    [texts.before(version, from), before],
    [texts.since(version), since],
    ...(otherwise === undefined ? [] : [[texts.otherwise(kind), otherwise] satisfies [string, string]]),
  ];
  return parts.flatMap(([label, sentences]) => [
    {type: 'break'} as const,
    emphasis(label),
    ...parseInlineMarkdown(` ${sentences}`),
  ]);
}

const item = (...children: PhrasingContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...children)],
});

const list = (children: ListItem[]): List => ({type: 'list', ordered: false, spread: false, children});

/** Id of the anchor of a change in the changelog of its library. */
export const changeAnchor = (id: string): string => `change-${id}`;

/** Changes of one version, for the changelog, with an anchor each. */
export const listInChangelog = (changes: readonly FoundChange['change'][]): (List | MdxJsxFlowElement)[] => {
  const [first] = changes;
  return first === undefined
    ? []
    : [
        list(
          changes.map((change) =>
            item(
              anchor(changeAnchor(change.id)),
              strong(text(texts.title(change.kind, change.version))),
              ...describe(change),
            ),
          ),
        ),
        editLink(sourceOf(first), 'changes'),
      ];
};

/**
 * Lists changes on the page of their feature, or in an entry of the error index. The name of the version leads to the
 * changelog.
 *
 * @param references ids of libraries and changes: `pact-js/plugin-refusal-ignored`
 * @throws Error for a reference that doesn't exist
 */
export function listChanges(references: readonly string[]): MdxJsxFlowElement {
  const found = references.map((reference) => findChange(reference));
  const files = [...new Set(found.map(({change}) => sourceOf(change).file))];
  const children = files.flatMap((file) => {
    const changes = found.filter(({change}) => sourceOf(change).file === file);
    // The link to edit them leads to the one that is first in the file.
    const [first] = changes.map(({change}) => sourceOf(change)).sort((a, b) => a.line - b.line);
    return [
      list(
        changes.map(({library, change}) => {
          const title = texts.title(change.kind, `${nameOf(library)} ${change.version}`);
          return item(strong(link(`${library.page}#${changeAnchor(change.id)}`, [text(title)])), ...describe(change));
        }),
      ),
      ...(first ? [editLink(first, 'changes')] : []),
    ];
  });
  return {type: 'mdxJsxFlowElement', name: 'VersionChanges', attributes: [], children};
}
