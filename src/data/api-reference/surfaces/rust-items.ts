import type {Node} from '@vscode/tree-sitter-wasm';

import {withTree} from '../../grammars';
import type {SurfaceMember} from './types';

/** Members by crate, for functions and macros, by type, or by enum variant with fields. */
export type Holders = Record<string, SurfaceMember[]>;

const oneLine = (node?: Node | null): string =>
  (node?.text ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,? ([>)])/g, '$1')
    .replaceAll(/([(<]) /g, '$1');
const field = (node: Node, name: string): string => oneLine(node.childForFieldName(name));
const named = (node?: Node | null): Node[] => (node?.namedChildren ?? []).flatMap((each) => each ?? []);
const firstOf = (node: Node, type: string): Node | undefined => named(node).find((each) => each.type === type);
const isPublic = (node: Node): boolean => firstOf(node, 'visibility_modifier')?.text === 'pub';

/** Attributes of an item, such as `#[doc(hidden)]`. */
function attributes(node: Node): string {
  const above = node.previousNamedSibling;
  const isAbove = above?.type === 'attribute_item' || above?.type.endsWith('_comment');
  return above && isAbove ? attributes(above) + (above.type === 'attribute_item' ? above.text : '') : '';
}

/** A function or method, including `async` and `where` clauses. */
function callable(node: Node): SurfaceMember {
  const name = field(node, 'name');
  const returns = field(node, 'return_type');
  const isAsync = /\basync\b/.test(firstOf(node, 'function_modifiers')?.text ?? '');
  const bounds = oneLine(firstOf(node, 'where_clause')).replace(/,$/, '');
  const signature = `${isAsync ? 'async ' : ''}${name}${field(node, 'type_parameters')}${field(node, 'parameters')}`;
  return {
    name,
    optional: false,
    signature: bounds === '' ? signature : `${signature} ${bounds}`,
    ...(returns === '' ? {} : {returns}),
  };
}

/** A macro with the names of its arguments: `term!(regex, example)`. */
function macro(node: Node): SurfaceMember {
  const name = `${field(node, 'name')}!`;
  const rules = named(node).filter(({type}) => type === 'macro_rule');
  const pattern = oneLine(rules[0]?.childForFieldName('left'))
    .replaceAll(/\$\(\s*(.*?)\s*\),?[*+]/g, '$1 …')
    .replaceAll(/\$(\w+):\w+/g, '$1')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']');
  return {name, optional: false, signature: `${name}${pattern}`};
}

/** Values that the `Default` implementation of a type sets, by field. */
function defaultsOf(top: readonly Node[], type: string): ReadonlyMap<string, string> | undefined {
  const implementation = top.find(
    (node) =>
      node.type === 'impl_item' && field(node, 'trait') === 'Default' && field(node, 'type').split('<')[0] === type,
  );
  const fields = implementation?.descendantsOfType('field_initializer').flatMap((each) => each ?? []);
  return fields && new Map(fields.map((each) => [field(each, 'field'), field(each, 'value')]));
}

const fieldsOf = (
  list: Node | null,
  isIncluded: (node: Node) => boolean,
  defaults?: ReadonlyMap<string, string>,
): SurfaceMember[] =>
  named(list)
    .filter((each) => each.type === 'field_declaration' && isIncluded(each))
    .map((each) => {
      const name = field(each, 'name');
      const value = defaults?.get(name);
      return {
        name,
        optional: defaults !== undefined,
        type: field(each, 'type'),
        ...(value === undefined ? {} : {default: value}),
      };
    });

/** Removes fields that have the name of a method. */
const withoutShadowedFields = (members: readonly SurfaceMember[]): SurfaceMember[] =>
  members.filter(
    ({name, signature}) => signature !== undefined || !members.some((other) => other.name === name && other.signature),
  );

/** Reads the public top-level items of a source file. */
export async function readRustFile(crate: string, code: string): Promise<Holders> {
  return withTree('rust', code, (root) => {
    const holders: Holders = {};
    const add = (holder: string, ...members: readonly SurfaceMember[]): void => {
      holders[holder] = [...(holders[holder] ?? []), ...members];
    };
    const top = named(root);
    const functions = (list: Node | null, isIncluded: (node: Node) => boolean): SurfaceMember[] =>
      named(list)
        .filter((each) => /^function_(signature_)?item$/.test(each.type) && isIncluded(each))
        .filter((each) => !attributes(each).includes('doc(hidden)'))
        .map(callable);

    add(crate, ...functions(root, isPublic));
    for (const node of top.filter((each) => !attributes(each).includes('doc(hidden)'))) {
      const name = field(node, 'name');
      const body = node.childForFieldName('body');
      if (node.type === 'macro_definition' && attributes(node).includes('macro_export')) {
        add(crate, macro(node));
      } else if (node.type === 'impl_item' && !node.childForFieldName('trait')) {
        add(field(node, 'type').split('<')[0] ?? '', ...functions(body, isPublic));
      } else if (node.type === 'trait_item' && isPublic(node)) {
        add(name, ...functions(body, () => true));
      } else if (node.type === 'struct_item' && isPublic(node)) {
        add(name, ...fieldsOf(body, isPublic, defaultsOf(top, name)));
      } else if (node.type === 'enum_item' && isPublic(node)) {
        for (const variant of named(body).filter(({type}) => type === 'enum_variant')) {
          const content = variant.childForFieldName('body');
          const isNamed = content?.type === 'field_declaration_list';
          const variantName = field(variant, 'name');
          add(name, {
            name: variantName,
            optional: false,
            type: `${name}::${variantName}${isNamed ? '' : oneLine(content)}`,
          });
          add(`${name}::${variantName}`, ...fieldsOf(content, () => true));
        }
      }
    }
    return Object.fromEntries(
      Object.entries(holders)
        .filter(([, members]) => members.length > 0)
        .map(([holder, members]) => [holder, withoutShadowedFields(members)]),
    );
  });
}
