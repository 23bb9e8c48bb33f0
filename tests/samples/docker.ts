// cspell:words healthcheck onbuild stopsignal
import type {Fault} from './fault';
import {treeFaults} from './tree-sitter';

const instructions: ReadonlySet<string> = new Set(
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  ),
);

interface Instruction {
  readonly line: number;
  readonly name: string;
  readonly rest: string;
}

/** Joins continued lines, and drops comments and blank lines. */
function instructionsOf(code: string): Instruction[] {
  const found: Instruction[] = [];
  let continued: Instruction | undefined;
  for (const [index, text] of code.split('\n').entries()) {
    if (/^\s*(?:#|$)/.test(text)) {
      continue;
    }
    const continues = text.endsWith('\\');
    const part = continues ? text.slice(0, -1) : text;
    const [, name = '', rest = ''] = /^\s*(\S+)\s*(.*)$/.exec(part) ?? [];
    const joined: Instruction = continued
      ? {...continued, rest: `${continued.rest}\n${part}`}
      : {line: index + 1, name: name.toUpperCase(), rest};
    continued = continues ? joined : undefined;
    if (!continues) {
      found.push(joined);
    }
  }
  return continued ? [...found, continued] : found;
}

async function instructionFaults({line, name, rest}: Instruction): Promise<Fault[]> {
  const at = (what: string): Fault[] => [{line, what}];
  if (!instructions.has(name)) {
    return at(`${name} is not an instruction`);
  }
  if (!rest.trim()) {
    return at(`${name} has no argument`);
  }
  if (name === 'ONBUILD' || name === 'HEALTHCHECK') {
    const [, inner = '', argument = ''] = /^(?:--\S+\s+)*(\w+)\s*([^]*)$/.exec(rest) ?? [];
    return inner.toUpperCase() === 'NONE' ? [] : instructionFaults({line, name: inner.toUpperCase(), rest: argument});
  }
  const argument = rest.replace(/^(?:--\S+\s+)+/, '');
  if (/^\[|\]$/.test(argument) || name === 'SHELL') {
    try {
      JSON.parse(argument);
      return [];
    } catch {
      return at(`${name} has a list that is not JSON`);
    }
  }
  // These three run in a shell; Docker parses quotes and variables of the others like a shell.
  const command = ['RUN', 'CMD', 'ENTRYPOINT'].includes(name) ? argument : `echo ${argument}`;
  return (await treeFaults('bash', command.replaceAll('\n', ' '))).length > 0
    ? at(`the argument of ${name} does not parse`)
    : [];
}

/** Checks a Dockerfile: known instructions with arguments, FROM first, JSON lists, shell commands. */
export async function dockerFaults(code: string): Promise<Fault[]> {
  const found = instructionsOf(code);
  const first = found.find(({name}) => name !== 'ARG');
  const order: Fault[] =
    first?.name === 'FROM' ? [] : [{line: first?.line ?? 1, what: 'a Dockerfile must begin with FROM'}];
  return [...order, ...(await Promise.all(found.map(instructionFaults))).flat()];
}
