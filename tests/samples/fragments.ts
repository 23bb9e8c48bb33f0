import type {Language} from './parsers';

/** Code before and after a fragment that makes it parse. */
type Wrapper = readonly [before: string, after: string];

const script: Readonly<Record<string, Wrapper>> = {
  chain: ['sample', ''],
  members: ['class Sample {', '}'],
  object: ['(', ')'],
  statements: ['async function sample() {', '}'],
};

/** Wrappers by language and by the value of `fragment=`. */
const wrappers: Readonly<Partial<Record<Language, Readonly<Record<string, Wrapper>>>>> = {
  c: {statements: ['void sample(void) {', '}']},
  cpp: {
    chain: ['auto sample() { return sample', '; }'],
    members: ['class Sample {', '};'],
    statements: ['void sample() {', '}'],
  },
  csharp: {
    annotation: ['', 'class Sample {}'],
    chain: ['var sample = sample', ';'],
    members: ['class Sample {', '}'],
    object: ['var sample = new', ';'],
  },
  docker: {instructions: ['FROM sample', '']},
  go: {
    members: ['package sample\ntype sample struct {', '}'],
    object: ['package sample\nvar sample = ', ''],
    statements: ['package sample\nfunc sample() {', '}'],
  },
  groovy: {chain: ['sample', ''], members: ['class Sample {', '}']},
  java: {
    annotation: ['', 'class Sample {}'],
    chain: ['class Sample { Object sample = sample', '; }'],
    members: ['class Sample {', '}'],
    statements: ['class Sample { void sample() {', '} }'],
  },
  javascript: script,
  json: {members: ['{', '}']},
  jsx: script,
  kotlin: {
    annotation: ['', 'class Sample'],
    chain: ['val sample = sample', ''],
    members: ['class Sample {', '}'],
    statements: ['fun sample() {', '}'],
  },
  php: {
    annotation: ['<?php', 'class Sample {}'],
    chain: ['<?php $sample', ';'],
    members: ['<?php class Sample {', '}'],
    object: ['<?php $sample = ', ';'],
  },
  python: {annotation: ['', 'def sample(): pass'], object: ['sample = (', ')']},
  ruby: {chain: ['sample', ''], object: ['sample(', ')']},
  rust: {
    annotation: ['', 'fn sample() {}'],
    chain: ['fn sample() { sample', '; }'],
    members: ['impl Sample {', '}'],
    statements: ['async fn sample() {', '}'],
  },
  scala: {chain: ['val sample = sample', ''], members: ['class Sample {', '}'], statements: ['def sample = {', '}']},
  swift: {
    chain: ['let sample = sample', ''],
    members: ['class Sample {', '}'],
    statements: ['func sample() async throws {', '}'],
  },
  tsx: script,
  typescript: script,
};

/** Kinds of fragments of a language. */
export function kindsOf(language: Language): string[] {
  return Object.keys(wrappers[language] ?? {});
}

/** A wrapped fragment. */
export interface WrappedCode {
  readonly code: string;
  /** Number of lines before the fragment. */
  readonly before: number;
}

/** Wraps a fragment; undefined when the language has no such kind. */
export function wrap(language: Language, kind: string, code: string): WrappedCode | undefined {
  const [before, after] = Object.entries(wrappers[language] ?? {}).find(([name]) => name === kind)?.[1] ?? [];
  if (before === undefined) {
    return undefined;
  }
  const head = before ? `${before}\n` : '';
  return {code: `${head}${code}\n${after}`, before: head.split('\n').length - 1};
}
