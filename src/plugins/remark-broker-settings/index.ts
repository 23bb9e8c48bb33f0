import type {List, PhrasingContent} from 'mdast';

import {findSettings} from '../../content/broker-settings';
import {sourceOf} from '../../content/collection';
import type {BrokerSetting} from '../../data/pact-broker';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {searchNameAttribute} from '../../shared/search/format';
import {replaceElement} from '../remark-element';
import {code, editLink, heading, join, paragraph, text} from '../remark-element/markdown';

const name = 'BrokerSettings';

const codes = (values: readonly string[]): PhrasingContent[] =>
  join(
    values.map((value) => code(value)),
    ', ',
  );

/** Marks code as what the list documents, for the search index. */
function markNames(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node) =>
    node.type === 'inlineCode' ? {...node, data: {hProperties: {[searchNameAttribute]: ''}}} : node,
  );
}

function renderType({type, allowed}: BrokerSetting): PhrasingContent[] {
  const kind = /^list of (?:strings|integers|features)$/.test(type) ? `${type}, separated by spaces` : type;
  if (allowed === undefined) {
    return [text(kind)];
  }
  const introduction = type === 'boolean' ? ', ' : type.startsWith('list') ? ', out of ' : ', one of ';
  return [text(kind + introduction), ...codes(allowed)];
}

function renderDefault({default: value, listedDefault}: BrokerSetting): PhrasingContent[] {
  const inCode = value === null ? [text('none')] : code(value);
  return listedDefault === undefined
    ? inCode
    : [...inCode, text(' in the code, '), ...code(listedDefault), text(" in the Broker's list of settings")];
}

function formatSince({since}: BrokerSetting): string {
  return since?.variable === undefined
    ? (since?.version ?? '')
    : `${since.version} in the settings file, ${since.variable} as variables`;
}

function describeListing({unlisted, variableOnly}: BrokerSetting): string | undefined {
  if (variableOnly) {
    return "a variable only; the Broker's list of settings leaves it out";
  }
  return unlisted ? "the Broker's list of settings leaves it out" : undefined;
}

/** Renders the facts of a setting as a list, in a fixed order. */
function renderFacts(setting: BrokerSetting): List {
  const {variable, type} = setting;
  const variables =
    type === 'list of certificates' ? ['PATH', 'CONTENT'].map((part) => `${variable}__0__${part}`) : [variable];
  const remark = describeListing(setting);
  const facts: [string, PhrasingContent[]][] = [
    ['Variable', markNames(codes(variables))],
    ['Type', renderType(setting)],
    ['Default', renderDefault(setting)],
    ['Since', [text(formatSince(setting))]],
    ['Remark', remark === undefined ? [] : [text(remark)]],
  ];
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: facts
      .filter(([, value]) => value.length > 0)
      .map(([label, value]) => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(text(`${label}: `), ...value)],
      })),
  };
}

/**
 * Inserts a group of Broker settings, with the descriptions of `content/broker-settings`:
 *
 *     <BrokerSettings group="Logging" />
 *
 * Each setting gets an h3 with its key as id, a description, a list of facts, and advice if there is any.
 */
export default replaceElement({
  name,
  attributes: ['group="…"'],
  build: (attributes) => {
    const group = attributes.get('group');
    if (typeof group !== 'string') {
      throw new Error(`${name} needs group="…", a group of settings in src/data/pact-broker`);
    }
    return findSettings(group).flatMap((setting) => [
      heading(3, code(setting.key), setting.key),
      paragraph(...parseInlineMarkdown(setting.meaning)),
      renderFacts(setting),
      ...(setting.advice === undefined ? [] : [paragraph(...parseInlineMarkdown(setting.advice))]),
      editLink(sourceOf(setting), 'setting'),
    ]);
  },
});
