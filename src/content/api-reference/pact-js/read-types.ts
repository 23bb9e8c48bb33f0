import ts from 'typescript';

import type {Declared} from '../../../data/api-reference/surfaces/types';

export interface TypeReader {
  /** Public members of the interface, class or type alias of that name. */
  readonly membersOf: (type: string) => Declared[];
  /** Exports of a module, or of a namespace in it. */
  readonly exportsOf: (file: string, namespace?: string) => Declared[];
  /** Definition of a type: the right-hand side of an alias, or the members of other types. */
  readonly textOf: (type: string) => string | undefined;
}

/** Public names by declared name. */
export type PublicNames = Readonly<Record<string, string>>;

type Holder = ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

const isHolder = (node: ts.Node): node is Holder =>
  ts.isInterfaceDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isEnumDeclaration(node);

const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

function isHidden(node: ts.Declaration): boolean {
  const modifiers = ts.getCombinedModifierFlags(node);
  return (modifiers & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0;
}

/** Text of a node on one line, without its comments. */
function makePrinter(names: PublicNames): (node: ts.Node | undefined) => string {
  const printer = ts.createPrinter({removeComments: true});
  return (node) =>
    node === undefined
      ? 'any'
      : printer
          .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/;? \}/g, ' }')
          .replaceAll(/"([^"']*)"/g, "'$1'")
          .replaceAll(/\b[A-Z]\w*/g, (name) => names[name] ?? name);
}

/**
 * Reads declarations with the TypeScript compiler.
 *
 * @param files entry points of the declarations
 * @param within folders to look up declarations in, in order of priority
 * @throws Error when a name is not declared, or declared twice
 */
export function readTypes(files: readonly string[], within: readonly string[], names: PublicNames = {}): TypeReader {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const print = makePrinter(names);
  const holders = new Map<string, Holder[]>();
  for (const source of program.getSourceFiles()) {
    if (within.some((folder) => source.fileName.startsWith(folder))) {
      for (const node of source.statements) {
        if (isHolder(node) && node.name) {
          const name = node.name.text;
          holders.set(name, [...(holders.get(name) ?? []), node]);
        }
      }
    }
  }

  function find(name: string): Holder | undefined {
    // Two files may declare a name: `dsl/message#ProviderState`.
    const [bare = '', file] = name.split('#').reverse();
    const all = (holders.get(bare) ?? []).filter(
      (node) => file === undefined || node.getSourceFile().fileName.endsWith(`/${file}.d.ts`),
    );
    const folder = within.find((path) => all.some((node) => node.getSourceFile().fileName.startsWith(path)));
    const found = all.filter((node) => node.getSourceFile().fileName.startsWith(folder ?? ''));
    const [first] = found;
    if (first && found.length > 1 && new Set(found.map(print)).size > 1) {
      const places = found.map((node) => node.getSourceFile().fileName).join(', ');
      throw new Error(`${name} is declared in ${places}: write one as "folder/file#${bare}"`);
    }
    return first;
  }

  function signatureOf(name: string, node: ts.SignatureDeclaration): Declared {
    const generic = node.typeParameters ? `<${node.typeParameters.map(print).join(', ')}>` : '';
    const signature = `${name}${generic}(${node.parameters.map(print).join(', ')})`;
    return {name, optional: false, signature, ...(node.type ? {returns: print(node.type)} : {})};
  }

  function describe(symbol: ts.Symbol, holder: string, name = symbol.name): Declared | undefined {
    const node = symbol.declarations?.[0];
    if (!node || isHidden(node)) {
      return undefined;
    }
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    if (ts.isConstructorDeclaration(node)) {
      const {signature = ''} = signatureOf(`new ${names[holder] ?? holder}`, node);
      return {name: 'constructor', optional, signature};
    }
    if (ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)) {
      return {...signatureOf(name, node), optional};
    }
    if (ts.isVariableDeclaration(node) && node.type && ts.isFunctionTypeNode(node.type)) {
      return signatureOf(name, node.type);
    }
    if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node)) {
      return {name, optional, type: print(node.type)};
    }
    return {name, optional};
  }

  const describeAll = (symbols: readonly ts.Symbol[], holder: string): Declared[] =>
    symbols.flatMap((symbol) => describe(symbol, holder) ?? []);

  return {
    membersOf(type) {
      const node = find(type);
      if (!node) {
        throw new Error(`There is no type ${type} in ${within.join(', ')}`);
      }
      const symbol = node.name && checker.getSymbolAtLocation(node.name);
      const constructor = symbol?.members?.get(ts.InternalSymbolName.Constructor);
      return describeAll(
        [...(constructor ? [constructor] : []), ...checker.getPropertiesOfType(checker.getTypeAtLocation(node))],
        node.name?.text ?? type,
      );
    },

    exportsOf(file, namespace) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const followed = (symbol: ts.Symbol): ts.Symbol =>
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const all = module ? checker.getExportsOfModule(module) : [];
      const inner = all.find(({name}) => name === namespace);
      if (!module || (namespace !== undefined && !inner)) {
        throw new Error(`${file} has no exports ${namespace ?? ''}`);
      }
      return (inner ? checker.getExportsOfModule(followed(inner)) : all).map((symbol) => {
        const described = describe(followed(symbol), symbol.name, symbol.name);
        return {...(described ?? {optional: false}), name: symbol.name};
      });
    },

    textOf(type) {
      const node = find(type);
      if (!node) {
        return undefined;
      }
      if (ts.isEnumDeclaration(node)) {
        return `enum { ${node.members.map(({name}) => name.getText()).join(', ')} }`;
      }
      if (ts.isTypeAliasDeclaration(node)) {
        return print(node.type);
      }
      const members: readonly ts.Node[] = node.members;
      return `{ ${members.map(print).join(' ')} }`.replaceAll(/;? \}/g, ' }');
    },
  };
}
