/** A value of an argument, as Jenkins' model of a declarative pipeline has it. */
interface Value {
  /** False for a text in double quotes, which Groovy fills in. */
  readonly isLiteral: boolean;
  readonly value: string | boolean;
}

interface NamedValue {
  readonly key: string;
  readonly value: Value;
}

/** A step, an option or a parameter, with named arguments, one argument, or none. */
interface Call {
  readonly name: string;
  readonly arguments: Value | readonly NamedValue[] | readonly Value[];
}

/** Where a stage runs: `any`, or a container with its arguments. */
interface Agent {
  readonly type: string;
  readonly arguments?: readonly NamedValue[];
}

interface Stage {
  readonly name: string;
  readonly agent?: Agent;
  readonly when?: {readonly conditions: readonly Call[]};
  readonly branches: readonly {readonly name: 'default'; readonly steps: readonly Call[]}[];
}

/** A declarative pipeline as Jenkins exchanges it in JSON; `jenkins-pipeline.json` is its schema. */
export interface Jenkinsfile {
  readonly pipeline: {
    readonly agent: Agent;
    readonly environment?: readonly {readonly key: string; readonly value: unknown}[];
    readonly options?: {readonly options: readonly Call[]};
    readonly parameters?: {readonly parameters: readonly Call[]};
    readonly stages: readonly Stage[];
  };
}

type Token = {readonly kind: 'word' | 'sign'; readonly text: string} | {readonly kind: 'text'; readonly value: Value};

/** Text of a literal: a backslash escapes, and one before a line feed joins the lines. */
function unescape(text: string): string {
  return text.replaceAll(/\\(\n|.)/g, (_, escaped: string) => (escaped === '\n' ? '' : escaped));
}

function tokensOf(source: string): Token[] {
  const pattern =
    /\s+|\/\/[^\n]*|'''([\s\S]*?)'''|'((?:\\.|[^'\\\n])*)'|("(?:\\.|[^"\\\n])*")|([A-Za-z_]\w*)|([{}()=:,])/gy;
  const tokens: Token[] = [];
  while (pattern.lastIndex < source.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(source);
    if (!found) {
      throw new Error(
        `line ${source.slice(0, at).split('\n').length}: ${source.slice(at).split('\n')[0]} is not understood`,
      );
    }
    const [, long, short, filled, word, sign] = found;
    const literal = long ?? short;
    if (literal !== undefined) {
      tokens.push({kind: 'text', value: {isLiteral: true, value: unescape(literal)}});
    } else if (filled !== undefined) {
      tokens.push({kind: 'text', value: {isLiteral: false, value: filled}});
    } else if (word !== undefined || sign !== undefined) {
      tokens.push({kind: word === undefined ? 'sign' : 'word', text: word ?? sign ?? ''});
    }
  }
  return tokens;
}

/**
 * Reads a declarative pipeline into Jenkins' own model of it: sections, stages, and steps with texts as
 * arguments. Scripts of Groovy are beyond it.
 *
 * @throws Error with the line or the word that it does not understand
 */
export function readJenkinsfile(source: string): Jenkinsfile {
  const tokens = tokensOf(source);
  let at = 0;

  const isSign = (text: string, token = tokens[at]): boolean => token?.kind === 'sign' && token.text === text;
  function sign(text: string): void {
    if (!isSign(text)) {
      throw new Error(`"${text}" expected, not ${JSON.stringify(tokens[at])}`);
    }
    at += 1;
  }
  function word(): string {
    const token = tokens[at];
    if (token?.kind !== 'word') {
      throw new Error(`a name expected, not ${JSON.stringify(token)}`);
    }
    at += 1;
    return token.text;
  }
  function value(): Value {
    const token = tokens[at];
    if (token?.kind !== 'text') {
      throw new Error(`a text expected, not ${JSON.stringify(token)}`);
    }
    at += 1;
    return token.value;
  }
  function block<T>(entry: () => T): T[] {
    const entries: T[] = [];
    for (sign('{'); !isSign('}');) {
      entries.push(entry());
    }
    sign('}');
    return entries;
  }
  function call(): Call {
    const name = word();
    if (!isSign('(')) {
      return {name, arguments: value()};
    }
    const named: NamedValue[] = [];
    const plain: Value[] = [];
    for (sign('('); !isSign(')');) {
      if (tokens[at]?.kind === 'word') {
        const key = word();
        sign(':');
        named.push({key, value: value()});
      } else {
        plain.push(value());
      }
      if (isSign(',')) {
        sign(',');
      }
    }
    sign(')');
    return {name, arguments: named.length > 0 ? named : (plain[0] ?? [])};
  }
  function assignment(): {key: string; value: unknown} {
    const key = word();
    sign('=');
    if (tokens[at]?.kind === 'text') {
      return {key, value: value()};
    }
    const {name, arguments: given} = call();
    return {key, value: {name, arguments: [given]}};
  }
  /** An option, a parameter or a condition, whose arguments are always a list. */
  function method(): Call {
    const {name, arguments: given} = call();
    return {name, arguments: Array.isArray(given) ? (given as readonly NamedValue[]) : [given as Value]};
  }
  /** A setting of a container: a name with a text, or with true or false. */
  function setting(): NamedValue {
    const key = word();
    if (tokens[at]?.kind === 'text') {
      return {key, value: value()};
    }
    const given = word();
    if (given !== 'true' && given !== 'false') {
      throw new Error(`${key} takes a text, true or false, not ${given}`);
    }
    return {key, value: {isLiteral: true, value: given === 'true'}};
  }
  function agent(): Agent {
    if (!isSign('{')) {
      return {type: word()};
    }
    const [first, ...others] = block((): Agent => ({type: word(), arguments: block(setting)}));
    if (!first || others.length > 0) {
      throw new Error('an agent is of one kind');
    }
    return first;
  }
  function stage(): Stage {
    const keyword = word();
    if (keyword !== 'stage') {
      throw new Error(`stage(…) expected, not ${keyword}`);
    }
    sign('(');
    const {value: name} = value();
    sign(')');
    let when: Stage['when'];
    let where: Agent | undefined;
    const steps: Call[] = [];
    block(() => {
      const section = word();
      if (section === 'when') {
        when = {conditions: block(call)};
      } else if (section === 'agent') {
        where = agent();
      } else if (section === 'steps') {
        steps.push(...block(call));
      } else {
        throw new Error(`a stage has no section ${section} here`);
      }
    });
    return {
      name: String(name),
      ...(where && {agent: where}),
      ...(when && {when}),
      branches: [{name: 'default', steps}],
    };
  }

  const sections: Record<string, unknown> = {};
  const readers: Readonly<Record<string, () => unknown>> = {
    agent,
    options: () => ({options: block(method)}),
    parameters: () => ({parameters: block(method)}),
    environment: () => block(assignment),
    stages: () => block(stage),
  };
  if (word() !== 'pipeline') {
    throw new Error('a declarative pipeline begins with pipeline {');
  }
  block(() => {
    const name = word();
    const read = readers[name];
    if (!read) {
      throw new Error(`a pipeline has no section ${name} here; there are ${Object.keys(readers).join(', ')}`);
    }
    sections[name] = read();
  });
  return {pipeline: sections} as unknown as Jenkinsfile;
}
