// cspell:words valuetext
import ts from 'typescript';

/** A text in a component that readers see or hear. */
export interface InterfaceText {
  readonly line: number;
  readonly text: string;
}

/** A source file and its content. */
export interface Source {
  readonly file: string;
  readonly source: string;
}

/** Attributes and props whose value is shown or read aloud. */
const attributes =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|caption|description|heading|label|legend|placeholder|submit|summary|title)$/;

/** Elements whose content is code or keys: the same in every wording. */
const codeElements = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style']);

const word = /\p{L}{2,}/u;

function parse({file, source}: Source): ts.SourceFile {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
}

function lineAt(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

function lineOf(node: ts.Node): number {
  return lineAt(node.getSourceFile(), node.getStart());
}

/** String literals that an expression can evaluate to. */
function literalsIn(node: ts.Expression): {readonly node: ts.Node; readonly text: string}[] {
  if (ts.isStringLiteralLike(node)) {
    return [{node, text: node.text}];
  }
  if (ts.isTemplateExpression(node)) {
    const values = node.templateSpans.map(({expression, literal}) => `\${${expression.getText()}}${literal.text}`);
    const fixed = [node.head, ...node.templateSpans.map(({literal}) => literal)].map(({text}) => text);
    return fixed.some((part) => word.test(part)) ? [{node, text: node.head.text + values.join('')}] : [];
  }
  if (ts.isConditionalExpression(node)) {
    return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
  }
  if (ts.isBinaryExpression(node)) {
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return literalsIn(node.right);
      case ts.SyntaxKind.BarBarToken:
      case ts.SyntaxKind.QuestionQuestionToken:
      case ts.SyntaxKind.PlusToken:
        return [...literalsIn(node.left), ...literalsIn(node.right)];
      default:
        return [];
    }
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return literalsIn(node.expression);
  }
  return [];
}

/** Texts in the JSX of a module: text nodes, strings in braces, and attributes that are shown or read aloud. */
export function findTexts(source: Source): InterfaceText[] {
  const file = parse(source);
  const texts: InterfaceText[] = [];

  function add(line: number, text: string): void {
    if (word.test(text.replace(/&#?\w+;/g, ' '))) {
      texts.push({line, text: text.replace(/\s+/g, ' ').trim()});
    }
  }

  function addLiterals(expression: ts.Expression | undefined): void {
    for (const {node, text} of expression ? literalsIn(expression) : []) {
      add(lineOf(node), text);
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isJsxElement(node) && codeElements.has(node.openingElement.tagName.getText())) {
      visit(node.openingElement);
      return;
    }
    if (ts.isJsxText(node)) {
      // The node starts right after a tag, often with a line break.
      add(lineAt(file, node.pos + node.text.search(/\S|$/)), node.text);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      addLiterals(node.expression);
    } else if (ts.isJsxAttribute(node) && attributes.test(node.name.getText()) && node.initializer) {
      addLiterals(ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer);
    }
    ts.forEachChild(node, visit);
  }

  visit(file);
  return texts;
}

/** An object of texts that a module of `src/texts` exports. */
export interface TextsObject {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly keys: readonly {readonly name: string; readonly line: number}[];
}

/** The exported objects of a module of `src/texts`. */
export function findTextsObjects(source: Source): TextsObject[] {
  return parse(source).statements.flatMap((statement) => {
    if (
      !ts.isVariableStatement(statement) ||
      !statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      return [];
    }
    return statement.declarationList.declarations.map((declaration) => {
      let value = declaration.initializer;
      while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) {
        value = value.expression;
      }
      const properties = value && ts.isObjectLiteralExpression(value) ? value.properties : [];
      return {
        file: source.file,
        line: lineOf(declaration),
        name: declaration.name.getText(),
        keys: properties.flatMap((property) =>
          property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
            ? [{name: property.name.text, line: lineOf(property)}]
            : [],
        ),
      };
    });
  });
}

/** Keys of an object that a module reads, or `all` if it passes the object on. Undefined without an import. */
function findUses(module: ts.SourceFile, texts: TextsObject): ReadonlySet<string> | 'all' | undefined {
  const name = texts.file.replace(/^src\/|\.ts$/g, '');
  const local = module.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .filter(({moduleSpecifier}) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.endsWith(`/${name}`))
    .flatMap(({importClause}) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    })
    .find((specifier) => (specifier.propertyName ?? specifier.name).text === texts.name)?.name.text;
  if (local === undefined) {
    return undefined;
  }

  const keys = new Set<string>();
  let isPassedOn = false;
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    if (ts.isIdentifier(node) && node.text === local) {
      const {parent} = node;
      if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
        keys.add(parent.name.text);
      } else if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
        parent.name.elements.forEach(({name, propertyName}) => keys.add((propertyName ?? name).getText()));
      } else if (!ts.isPropertyAccessExpression(parent) && !ts.isTypeQueryNode(parent)) {
        isPassedOn = true;
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(module);
  return isPassedOn ? 'all' : keys;
}

/** Finds unused texts and objects of texts. @returns a message each */
export function findUnusedTexts(texts: readonly Source[], users: readonly Source[]): string[] {
  const importing = users.filter(({source}) => /\/texts\//.test(source)).map(parse);
  return texts.flatMap(findTextsObjects).flatMap((object) => {
    const uses = importing.map((module) => findUses(module, object)).filter((use) => use !== undefined);
    if (uses.length === 0) {
      return [`${object.file}:${object.line}: nothing imports ${object.name}; delete it, or use it in a component`];
    }
    const isUsed = (key: string): boolean => uses.some((use) => use === 'all' || use.has(key));
    return object.keys
      .filter(({name}) => !isUsed(name))
      .map(({name, line}) => `${object.file}:${line}: nothing uses ${object.name}.${name}; delete it`);
  });
}
