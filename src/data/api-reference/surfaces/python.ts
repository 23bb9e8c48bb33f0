import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from '@vscode/tree-sitter-wasm';

import {withTree} from '../../grammars';
import type {SurfaceMember, SurfaceReader} from './types';

/** Members by module, `match`, by class, `verifier.Verifier`, or by a method with many arguments. */
type Holders = Record<string, readonly SurfaceMember[]>;

/** Methods that are holders themselves, with their arguments as members. */
const withArguments: ReadonlySet<string> = new Set(['add_transport', 'broker_source', 'consumer_version', 'serve']);
/** Public modules that re-export private files. */
const exportedBy: Readonly<Record<string, string>> = {'_url.py': 'types'};

const isPublic = (name: string): boolean => !name.startsWith('_') && name !== 'logger';
/** Source of a type or value on one line. */
const oneLine = (node?: Node | null): string =>
  (node?.text ?? '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([[(]) | ?,? ([\])])/g, '$1$2')
    .replaceAll('builtins.', '');
const field = (node: Node, name: string): string => oneLine(node.childForFieldName(name));
const childrenOf = (node?: Node | null): Node[] =>
  node?.namedChildren.flatMap((each) => (each && each.type !== 'comment' ? each : [])) ?? [];

/** Statements of a body with their decorators. */
function statements(body?: Node | null): {node: Node; decorators: string}[] {
  return childrenOf(body).map((node) => {
    const inner = node.type === 'decorated_definition' ? node.childForFieldName('definition') : null;
    const decorators = childrenOf(node).filter(({type}) => type === 'decorator');
    return {node: inner ?? node, decorators: decorators.map(({text}) => text).join(' ')};
  });
}

const parametersOf = (node: Node): Node[] =>
  childrenOf(node.childForFieldName('parameters')).filter(({text}) => text !== 'self' && text !== 'cls');

function callable(node: Node, name: string): SurfaceMember {
  const isShort = withArguments.has(name);
  const parameters = parametersOf(node).map((each) => (isShort ? field(each, 'name') || each.text : oneLine(each)));
  const returns = field(node, 'name') === '__init__' ? '' : field(node, 'return_type');
  return {
    name,
    optional: false,
    signature: `${name}(${parameters.join(', ')})`,
    ...(returns === '' ? {} : {returns}),
  };
}

/** A field, an argument, a constant or a type alias. */
function value(node: Node, name: string, content: string, isOptional = content !== ''): SurfaceMember {
  const declared = field(node, 'type');
  const isAlias = declared === 'TypeAlias';
  return {
    name,
    optional: isOptional,
    type: isAlias ? content : declared,
    ...(content === '' || isAlias ? {} : {default: content}),
  };
}

const argumentsOf = (node: Node): SurfaceMember[] =>
  parametersOf(node)
    .filter((each) => field(each, 'type') !== '')
    .map((each) => value(each, field(each, 'name'), field(each, 'value')));

/** Members of a module or class. Overloads are merged; their implementation is omitted. */
function membersOf(body: Node | null, ofClass?: {name: string; isOptional: boolean}): SurfaceMember[] {
  const members = new Map<string, SurfaceMember>();
  for (const {node, decorators} of statements(body)) {
    const assignment = childrenOf(node)[0];
    if (node.type === 'function_definition') {
      const own = field(node, 'name');
      const name = own === '__init__' && ofClass ? ofClass.name : own;
      const before = members.get(name);
      if (/@(cached_)?property/.test(decorators)) {
        members.set(name, {name, optional: false, type: field(node, 'return_type')});
      } else if (!before || withArguments.has(name)) {
        members.set(name, callable(node, name));
      } else if (decorators.includes('@overload')) {
        const {signature = '', returns = ''} = callable(node, name);
        const lines = (text: string | undefined, line: string): string =>
          [...new Set([...(text ?? '').split('\n'), line])].join('\n');
        members.set(name, {
          ...before,
          signature: lines(before.signature, signature),
          returns: lines(before.returns, returns),
        });
      }
    } else if (node.type === 'expression_statement' && assignment?.type === 'assignment') {
      const name = field(assignment, 'left');
      members.set(name, value(assignment, name, field(assignment, 'right'), ofClass?.isOptional || undefined));
    }
  }
  return [...members.values()].filter(({name}) => isPublic(name));
}

/** Reads the public declarations of a module. @param code concatenated source files */
export function readModule(name: string, code: string): Promise<Holders> {
  return withTree('python', code, (root) => {
    const holders: Holders = {[name]: membersOf(root)};
    for (const {node} of statements(root).filter(({node}) => node.type === 'class_definition')) {
      const own = field(node, 'name');
      const body = node.childForFieldName('body');
      const isOptional = field(node, 'superclasses').includes('total=False');
      holders[`${name}.${own}`] = isPublic(own) ? membersOf(body, {name: own, isOptional}) : [];
      for (const {node: method} of statements(body).filter((each) => withArguments.has(field(each.node, 'name')))) {
        holders[`${name}.${own}.${field(method, 'name')}`] = argumentsOf(method);
      }
    }
    return Object.fromEntries(Object.entries(holders).filter(([, members]) => members.length > 0));
  });
}

/** Module of a file: its top folder, except for the integrations with test runners. */
function moduleOf(file: string): string | undefined {
  const name = file.replace(/\.py$/, '').replaceAll(path.sep, '.');
  const [top = ''] = name.split('.');
  if (top !== name) {
    return top === 'testing' ? name : top;
  }
  return exportedBy[file] ?? (isPublic(name) ? name : undefined);
}

/**
 * Reads the public modules of Pact Python, at the version that the examples use.
 *
 * @throws Error when it isn't installed there
 */
export const readPython: SurfaceReader = async (root) => {
  const lib = path.join(root, 'examples/python/.venv/lib');
  const [python = ''] = readdirSync(lib).filter((each) => each.startsWith('python'));
  const folder = path.join(lib, python, 'site-packages/pact');
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.py'));
  const modules = new Set(files.flatMap((file) => moduleOf(file) ?? []));
  const holders: Holders = {};
  for (const module of [...modules].sort()) {
    const parts = files.filter((file) => moduleOf(file) === module).sort();
    Object.assign(holders, await readModule(module, parts.map(read).join('\n')));
  }
  return {library: 'Pact Python', version: /'([\d.]+)'/.exec(read('__version__.py'))?.[1] ?? '', holders};
};
