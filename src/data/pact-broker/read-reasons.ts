import {fault, matchAll} from './ruby';
import type {MatrixReason, SourceFile} from './types';

/** What stands in a text, by the code that fills it in. */
const placeholders: Readonly<Record<string, string>> = {
  'reason.consumer_selector.description': 'consumer',
  'reason.provider_selector.description': 'provider',
  'reason.selector.description': 'selector',
  descriptions: 'interactions',
  tag: 'tag',
  branch: 'branch',
  environment_name: 'environment',
  pacticipant_name: 'pacticipant',
  pacticipant_version_number: 'version',
};

/** Replaces code in a text by the name of what it fills in. @throws Error for code that is unknown */
function nameParts(file: SourceFile, text: string): string {
  return text.replaceAll(/#\{([^}]+)\}/g, (_, code: string) => {
    const name = placeholders[code];
    if (name === undefined) {
      throw fault(file, `"${code}" in "${text}" is unknown`);
    }
    return `{${name}}`;
  });
}

/** The body of a method, as far as the next one. */
function bodyOf(file: SourceFile, method: string): string {
  const [match] = matchAll(
    file,
    new RegExp(`def ${method.replace('?', '\\?')}\\n([\\s\\S]*?)(?=\\n\\s*def |$(?![\\s\\S]))`, 'g'),
    `methods ${method}`,
  );
  return match?.[1] ?? '';
}

/** Types of reasons by their class; a class without its own has that of its parent. */
function readTypes(file: SourceFile): Map<string, MatrixReason['type']> {
  const types = new Map<string, MatrixReason['type']>();
  const classes = matchAll(file, /class (\w+)(?: < (\w+))?([\s\S]*?)(?=\n\s*class |$(?![\s\S]))/g, 'classes');
  for (const [, name = '', parent = '', body = ''] of classes) {
    const own = /def type\s+:(success|warning|error|info)/.exec(body)?.[1] as MatrixReason['type'] | undefined;
    types.set(name, own ?? types.get(parent) ?? 'info');
  }
  return types;
}

/** Classes of which the summary makes reasons, in methods that something calls. */
function readUsed(summary: SourceFile): Set<string> {
  const methods = matchAll(summary, /def (\w+\??)([\s\S]*?)(?=\n\s*def |$(?![\s\S]))/g, 'methods');
  const isCalled = (name: string): boolean => summary.text.split(new RegExp(`\\b${name}\\b`)).length > 2;
  return new Set(
    methods
      .filter(([, name = '']) => name === 'reasons' || isCalled(name.replace('?', '')))
      .flatMap(([, , body = '']) => [...body.matchAll(/\b([A-Z]\w+)\.new\b/g)].map(([, name = '']) => name)),
  );
}

/** The files that make reasons. */
export interface ReasonSources {
  readonly reason: SourceFile;
  readonly summary: SourceFile;
  readonly decorator: SourceFile;
  readonly selector: SourceFile;
}

/** Reads the reasons with their texts. */
export function readReasons({reason, summary, decorator, selector}: ReasonSources): MatrixReason[] {
  const types = readTypes(reason);
  const used = readUsed(summary);
  const cases = matchAll(
    decorator,
    /when PactBroker::Matrix::(\w+)\n([\s\S]*?)(?=\n\s*(?:when|else)\b)/g,
    'texts of reasons',
  );
  return cases.map(([, name = '', body = '']) => {
    const last = body.trim().split('\n').at(-1)?.trim() ?? '';
    const method = /^reason\.selector\.(\w+)$/.exec(last)?.[1];
    const literals =
      method === undefined ? [...last.matchAll(/^"(.+)"$/g)] : [...bodyOf(selector, method).matchAll(/^\s*"(.+)"$/gm)];
    const texts = literals.map(([, text = '']) => nameParts(method === undefined ? decorator : selector, text));
    const type = types.get(name);
    if (texts.length === 0 || type === undefined) {
      throw fault(type === undefined ? reason : decorator, `${name} has no ${type === undefined ? 'class' : 'text'}`);
    }
    return {name, type, texts, ...(used.has(name) ? {} : {unused: true as const})};
  });
}
