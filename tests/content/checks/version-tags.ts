import {visit} from 'unist-util-visit';
import type {Nodes} from 'mdast';

import {placeOf, textOf, type ContentPage} from '../pages';
import {isException, type Exception} from './exceptions';

/**
 * Pages about tags, about migrating from tags or older APIs, about scala-pact, which has nothing else, and the
 * reference of the Broker, its API and its client, which says what each does with tags.
 */
const pagesAboutTags =
  /^docs\/pact_broker\/(?:tags\.mdx|branches\.mdx|(?:advanced_topics|api|client_cli)\/|webhooks\/dynamic_variable_sub\.mdx)|\/migrations\/|\/migrate\.mdx$|\/scala-pact(?:-plugin)?\.mdx$|\/older_(?:options|verifier|versions)\.mdx$/;

/** Options, methods and fields of Pact tools that set tags on versions or select by them. */
const tagInterfaces =
  /--(?:consumer-version-tag|provider-version-tag|tag|tag-with-git-branch)\b|\b(?:create-version-tag|(?:consumer|provider)VersionTags?|(?:consumer|provider)_version_tags?|(?:Consumer|Provider)(?:Version)?Tags?|pactbroker\.tags|provider\.tag)\b|@(?:VersionSelector|ConsumerVersionSelector)\(tag\b|["']?\btag["']?\s*[:=]\s*["'][\w-]+["'],?\s*["']?latest|\{\s*["']?tag["']?\s*:\s*["']/;

/** A sentence mentions tags on versions if it matches both. */
const tag = /\b(?:tags?|tagged|tagging)\b/i;
const onVersions =
  /\b(?:versions?|pacticipants?|Brokers?|environments?|selectors?|branch(?:es)?|production|can-i-deploy)\b/i;
/** Tags on other things. */
const otherTags = /\b(?:images?|Docker|container|Git|release[sd]?|npm|Stack Overflow|Tag Manager|drivers?)\b/;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.:;!?])\s+/);
}

/**
 * Finds prose and code that manage versions with tags; branches, environments and recorded deployments have replaced
 * them.
 *
 * @returns a message per problem, naming the place and the fix
 */
export function tagFaults(page: ContentPage, exceptions: readonly Exception[]): string[] {
  if (pagesAboutTags.test(page.file)) {
    return [];
  }
  const faults: string[] = [];
  const check = (node: Nodes, text: string, mentionsTags: boolean): void => {
    if (mentionsTags && !isException(page.file, text, exceptions)) {
      faults.push(
        `${placeOf(page, node)}: "${text.trim().slice(0, 80)}" manages versions with tags; use branches, environments and recorded deployments, or add an exception with its reason`,
      );
    }
  };
  visit(page.tree, ['code', 'inlineCode'], (node) => {
    const text = 'value' in node ? node.value : '';
    check(node, text, tagInterfaces.test(text));
  });
  visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    for (const sentence of sentencesOf(textOf(node, true))) {
      check(node, sentence, tag.test(sentence) && onVersions.test(sentence) && !otherTags.test(sentence));
    }
  });
  return faults;
}

/** Finds the same in the source of a sample. */
export function sampleTagFaults(file: string, source: string, exceptions: readonly Exception[]): string[] {
  return source
    .split('\n')
    .map((line, index) => ({line, place: `${file}:${index + 1}`}))
    .filter(({line}) => tagInterfaces.test(line) && !isException(file, line, exceptions))
    .map(({line, place}) => `${place}: "${line.trim()}" manages versions with tags; use branches and environments`);
}
