/** Keys of the hosted search service, both taken from the environment. */
export interface HostedSearch {
  readonly appId: string;
  readonly apiKey: string;
}

/** What the environment decides about a build. Nothing else of the project reads `process.env`. */
export interface Environment {
  /** Keys of the hosted search service; undefined means that the site answers searches itself. */
  readonly hostedSearch: HostedSearch | undefined;
  /** Container of the tag manager, `GTM-…`; undefined means that no analytics script is loaded. */
  readonly tagManagerContainer: string | undefined;
  /** Address that readers' votes are sent to; undefined means that none is sent. */
  readonly feedbackEndpoint: string | undefined;
}

const CONTAINER = /^GTM-[A-Z0-9]+$/;

function read(variables: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

/** Whether a text is an address that votes can be sent to: encrypted, and without a name and password. */
function isEndpoint(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) {
    return false;
  }
  const {protocol, username, password} = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

/**
 * Reads and checks the environment variables that configure a build: `ALGOLIA_APP_ID` and
 * `ALGOLIA_SEARCH_KEY` (both or neither), `GTM_CONTAINER_ID` and `FEEDBACK_ENDPOINT`. An empty variable counts as unset.
 *
 * @throws Error naming the variable, the fault and the fix when the set is incomplete or malformed.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const appId = read(variables, 'ALGOLIA_APP_ID');
  const apiKey = read(variables, 'ALGOLIA_SEARCH_KEY');
  const tagManagerContainer = read(variables, 'GTM_CONTAINER_ID');
  const feedbackEndpoint = read(variables, 'FEEDBACK_ENDPOINT');

  if ((appId === undefined) !== (apiKey === undefined)) {
    const [set, unset] = appId ? ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY'] : ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID'];
    throw new Error(
      `Environment: ${set} is set, ${unset} is not. Set ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY to search the hosted index, or neither to search the index built with the site.`,
    );
  }
  if (tagManagerContainer !== undefined && !CONTAINER.test(tagManagerContainer)) {
    throw new Error(
      `Environment: GTM_CONTAINER_ID is "${tagManagerContainer}". Set it to a container id such as GTM-ABC1234, or leave it unset to load no analytics.`,
    );
  }
  if (feedbackEndpoint !== undefined && !isEndpoint(feedbackEndpoint)) {
    throw new Error(
      `Environment: FEEDBACK_ENDPOINT is "${feedbackEndpoint}". Set it to an https address without a password, such as https://feedback.example/votes, or leave it unset to send no votes.`,
    );
  }
  return {
    hostedSearch: appId && apiKey ? {appId, apiKey} : undefined,
    tagManagerContainer,
    feedbackEndpoint,
  };
}
