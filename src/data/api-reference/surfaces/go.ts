// cspell:words elem
import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Node} from '@vscode/tree-sitter-wasm';

import {withTree} from '../../grammars';
import type {SurfaceMember, SurfaceReader} from './types';

const start = promisify(execFile);
const module = 'github.com/pact-foundation/pact-go/v2';
/** Its packages that tests import. */
const packages = 'consumer log matchers message message/v3 message/v4 models provider proxy version'.split(' ');

/** Members by package, `consumer`, or by type, `consumer.Request`. */
type Holders = Record<string, SurfaceMember[]>;

const oneLine = (node?: Node | null): string => (node?.text ?? '').replaceAll(/\s+/g, ' ');
const field = (node: Node, name: string): string => oneLine(node.childForFieldName(name));
const namesOf = (node: Node): string[] => node.childrenForFieldName('name').flatMap((each) => each?.text ?? []);
const within = (node: Node, ...types: string[]): Node[] => node.descendantsOfType(types).flatMap((each) => each ?? []);

function callable(node: Node, name = field(node, 'name')): SurfaceMember {
  const returns = field(node, 'result');
  const signature = `${name}${field(node, 'parameters')}`;
  return {name, optional: false, signature, ...(returns === '' ? {} : {returns})};
}

function membersOfType(spec: Node): SurfaceMember[] {
  const name = field(spec, 'name');
  const type = spec.childForFieldName('type');
  const methods = type?.type === 'interface_type' ? within(type, 'method_elem') : [];
  if (type?.type === 'struct_type') {
    return within(type, 'field_declaration').flatMap((node) =>
      namesOf(node).map((each) => ({name: each, optional: true, type: field(node, 'type')})),
    );
  }
  return methods.length > 0 ? methods.map((node) => callable(node)) : [{name, optional: false, type: oneLine(type)}];
}

/** Constants and variables. An alias of a function is described like the function. */
function values(spec: Node, functions: readonly SurfaceMember[]): SurfaceMember[] {
  const value = field(spec, 'value');
  const aliased = functions.find(({name}) => name === value);
  const isString = value.startsWith('"');
  const type = field(spec, 'type') || (isString ? 'string' : 'error');
  return namesOf(spec).map((name) =>
    aliased
      ? {...aliased, name, signature: aliased.signature?.replace(aliased.name, name) ?? name}
      : {name, optional: false, type, ...(isString ? {default: value} : {})},
  );
}

/** Top-level declarations of a package, exported or not. */
function declared(name: string, root: Node): Holders {
  const holders: Holders = {};
  const add = (holder: string, ...members: readonly SurfaceMember[]): void => {
    holders[holder] = [...(holders[holder] ?? []), ...members];
  };
  const top = root.namedChildren.flatMap((node) => node ?? []);
  const ofKind = (kind: string): Node[] => top.filter(({type}) => type === `${kind}_declaration`);

  const functions = ofKind('function').map((node) => callable(node));
  add(name, ...functions);
  for (const node of ofKind('method')) {
    const receiver = /(\w+)\)$/.exec(field(node, 'receiver'))?.[1] ?? '';
    add(`${name}.${receiver}`, callable(node));
  }
  const types = ofKind('type').flatMap((node) => node.namedChildren.flatMap((spec) => spec ?? []));
  for (const spec of types) {
    const members = membersOfType(spec);
    const isNamed = members.some((member) => member.name === field(spec, 'name'));
    add(isNamed ? name : `${name}.${field(spec, 'name')}`, ...members);
  }
  for (const spec of [...ofKind('const'), ...ofKind('var')].flatMap((node) => within(node, 'const_spec', 'var_spec'))) {
    add(name, ...values(spec, functions));
  }
  // A field without a name embeds its type with all members.
  for (const spec of types) {
    within(spec, 'field_declaration')
      .filter((node) => namesOf(node).length === 0)
      .forEach((node) => add(`${name}.${field(spec, 'name')}`, ...(holders[`${name}.${field(node, 'type')}`] ?? [])));
  }
  return holders;
}

/** Reads the exported declarations of a package. @param code concatenated source files */
export async function readPackage(name: string, code: string): Promise<Holders> {
  const isExported = (each: string): boolean => /^[A-Z]/.test(each);
  const holders = await withTree('go', code, (root) => declared(name, root));
  return Object.fromEntries(
    Object.entries(holders)
      .filter(([holder]) => holder === name || isExported(holder.slice(name.length + 1)))
      .map(([holder, members]) => [holder, members.filter((member) => isExported(member.name))] as const)
      .filter(([, members]) => members.length > 0),
  );
}

/**
 * Reads the packages of Pact Go that tests import, at the version that the examples use.
 *
 * @throws Error when Go has not downloaded the module
 */
export const readGo: SurfaceReader = async (root) => {
  const folderOfExamples = path.join(root, 'examples/go');
  const {stdout} = await start('go', ['list', '-m', '-f', '{{.Dir}} {{.Version}}', module], {cwd: folderOfExamples});
  const [folder = '', version = ''] = stdout.trim().split(' ');
  const holders: Holders = {};
  for (const name of packages) {
    const files = readdirSync(path.join(folder, name)).filter((file) => /(?<!_test)\.go$/.test(file));
    const code = files.map((file) => readFileSync(path.join(folder, name, file), 'utf8'));
    Object.assign(holders, await readPackage(name, code.join('\n')));
  }
  return {library: 'Pact Go', version: version.replace('v', ''), holders};
};
