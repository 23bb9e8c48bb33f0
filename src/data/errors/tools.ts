import type {SdkId} from '../sdks';

/** A program or library that prints error messages. */
interface Tool {
  readonly id: string;
  readonly name: string;
  /** Languages whose users see its messages; none for a tool of all languages. */
  readonly sdks: readonly SdkId[];
}

/** Tools whose messages are in the error index. */
export const tools = [
  {id: 'pact-js', name: 'Pact JS', sdks: ['javascript']},
  {id: 'pact-jvm', name: 'Pact JVM', sdks: ['java', 'kotlin', 'groovy']},
  {id: 'pact-go', name: 'Pact Go', sdks: ['go']},
  {id: 'pact-python', name: 'Pact Python', sdks: ['python']},
  {id: 'pact-net', name: 'PactNet', sdks: ['dotnet']},
  {id: 'pact-ruby', name: 'Pact Ruby', sdks: ['ruby']},
  {id: 'pact-php', name: 'Pact PHP', sdks: ['php']},
  {id: 'pact-rust', name: 'Pact Rust', sdks: ['rust']},
  {id: 'pact-swift', name: 'PactSwift', sdks: ['swift']},
  {id: 'pact4s', name: 'pact4s', sdks: ['scala']},
  {id: 'pact-cpp', name: 'Pact C++', sdks: ['cpp']},
  // The Rust core of all libraries except those of the JVM and Ruby 1.
  {id: 'pact-core', name: 'Pact core', sdks: []},
  {id: 'pact-verifier', name: 'Pact verifier', sdks: []},
  {id: 'pact-cli', name: 'pact command', sdks: []},
  {id: 'pact-broker-cli', name: 'pact broker command', sdks: []},
  {id: 'pact-broker-client', name: 'Pact Broker Client (Ruby)', sdks: []},
  {id: 'pact-broker', name: 'Pact Broker', sdks: []},
  {id: 'pact-plugins', name: 'Plugins and their drivers', sdks: []},
  // Linkers, loaders, compilers, package managers and test runners.
  {id: 'platform', name: 'Platform and build tools', sdks: []},
] as const satisfies readonly Tool[];

/** Id of a tool in {@link tools}. */
export type ToolId = (typeof tools)[number]['id'];

/** Ids of all tools, for error messages. */
export const toolIds: readonly string[] = tools.map(({id}) => id);

/** Looks a tool up. @throws Error with the ids that exist */
export function findTool(id: ToolId): (typeof tools)[number] {
  const tool = tools.find((each) => each.id === id);
  if (!tool) {
    throw new Error(`Unknown tool "${id}"; use one of ${toolIds.join(', ')}`);
  }
  return tool;
}
