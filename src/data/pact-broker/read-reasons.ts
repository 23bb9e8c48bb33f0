import {fault, matchAll} from './ruby';
import type {MatrixReason, SourceFile} from './types';

/** Names of placeholders, by the Ruby code that they replace. */
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

/** Replaces interpolated code by named placeholders. @throws Error for unknown code */
function namePlaceholders(file: SourceFile, message: string): string {
  return message.replaceAll(/#\{([^}]+)\}/g, (_, code: string) => {
    const name = placeholders[code];
    if (name === undefined) {
      throw fault(file, `unknown code "${code}" in "${message}"`);
    }
    return `{${name}}`;
  });
}

/** Body of a method, up to the next one. */
function bodyOf(file: SourceFile, method: string): string {
  const [match] = matchAll(
    file,
    new RegExp(`def ${method.replace('?', '\\?')}\\n([\\s\\S]*?)(?=\\n\\s*def |$(?![\\s\\S]))`, 'g'),
    `methods ${method}`,
  );
  return match?.[1] ?? '';
}

/** Types of reasons by class; a class without a type inherits that of its parent. */
function readTypes(file: SourceFile): Map<string, MatrixReason['type']> {
  const types = new Map<string, MatrixReason['type']>();
  const classes = matchAll(file, /class (\w+)(?: < (\w+))?([\s\S]*?)(?=\n\s*class |$(?![\s\S]))/g, 'classes');
  for (const [, name = '', parent = '', body = ''] of classes) {
    const own = /def type\s+:(success|warning|error|info)/.exec(body)?.[1] as MatrixReason['type'] | undefined;
    types.set(name, own ?? types.get(parent) ?? 'info');
  }
  return types;
}

/** Classes of reasons that the summary creates in methods that are called. */
function readUsed(summary: SourceFile): Set<string> {
  const methods = matchAll(summary, /def (\w+\??)([\s\S]*?)(?=\n\s*def |$(?![\s\S]))/g, 'methods');
  const isCalled = (name: string): boolean => summary.text.split(new RegExp(`\\b${name}\\b`)).length > 2;
  return new Set(
    methods
      .filter(([, name = '']) => name === 'reasons' || isCalled(name.replace('?', '')))
      .flatMap(([, , body = '']) => [...body.matchAll(/\b([A-Z]\w+)\.new\b/g)].map(([, name = '']) => name)),
  );
}

/** Source files about reasons. */
export interface ReasonSources {
  readonly reason: SourceFile;
  readonly summary: SourceFile;
  readonly decorator: SourceFile;
  readonly selector: SourceFile;
}

/** Reads the reasons with their messages. */
export function readReasons({reason, summary, decorator, selector}: ReasonSources): MatrixReason[] {
  const types = readTypes(reason);
  const used = readUsed(summary);
  const cases = matchAll(
    decorator,
    /when PactBroker::Matrix::(\w+)\n([\s\S]*?)(?=\n\s*(?:when|else)\b)/g,
    'reason messages',
  );
  return cases.map(([, name = '', body = '']) => {
    const last = body.trim().split('\n').at(-1)?.trim() ?? '';
    const method = /^reason\.selector\.(\w+)$/.exec(last)?.[1];
    const literals =
      method === undefined ? [...last.matchAll(/^"(.+)"$/g)] : [...bodyOf(selector, method).matchAll(/^\s*"(.+)"$/gm)];
    const texts = literals.map(([, text = '']) => namePlaceholders(method === undefined ? decorator : selector, text));
    const type = types.get(name);
    if (texts.length === 0 || type === undefined) {
      throw fault(
        type === undefined ? reason : decorator,
        `${name} has no ${type === undefined ? 'class' : 'message'}`,
      );
    }
    return {name, type, texts, ...(used.has(name) ? {} : {unused: true as const})};
  });
}
