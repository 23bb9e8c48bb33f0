/** Credentials of the hosted search service. */
export interface HostedSearch {
  readonly appId: string;
  readonly apiKey: string;
}

/** Build settings from environment variables. */
export interface Environment {
  /** Credentials of the hosted search service; if undefined, the site searches its own index. */
  readonly hostedSearch: HostedSearch | undefined;
  /** Container of the tag manager, `GTM-…`; if undefined, no analytics script is loaded. */
  readonly tagManagerContainer: string | undefined;
  /** URL that readers' votes are sent to; if undefined, none are sent. */
  readonly feedbackEndpoint: string | undefined;
}

const CONTAINER = /^GTM-[A-Z0-9]+$/;

function read(variables: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

/** Whether a string is an HTTPS URL without credentials. */
function isEndpoint(url: string): boolean {
  if (!URL.canParse(url) || /\s/.test(url)) {
    return false;
  }
  const {protocol, username, password} = new URL(url);
  return protocol === 'https:' && username === '' && password === '';
}

/**
 * Reads and checks the environment variables that configure a build: `ALGOLIA_APP_ID` and
 * `ALGOLIA_SEARCH_KEY` (both or neither), `GTM_CONTAINER_ID` and `FEEDBACK_ENDPOINT`. An empty variable counts as unset.
 *
 * @throws Error with the variable, the fault and the fix if a variable is malformed or its counterpart is missing
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const appId = read(variables, 'ALGOLIA_APP_ID');
  const apiKey = read(variables, 'ALGOLIA_SEARCH_KEY');
  const tagManagerContainer = read(variables, 'GTM_CONTAINER_ID');
  const feedbackEndpoint = read(variables, 'FEEDBACK_ENDPOINT');

  if ((appId === undefined) !== (apiKey === undefined)) {
    const [set, unset] = appId ? ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY'] : ['ALGOLIA_SEARCH_KEY', 'ALGOLIA_APP_ID'];
    throw new Error(
      `Environment: ${set} is set, but ${unset} is not. Set ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY to search the hosted index, or neither to search the index built with the site.`,
    );
  }
  if (tagManagerContainer !== undefined && !CONTAINER.test(tagManagerContainer)) {
    throw new Error(
      `Environment: GTM_CONTAINER_ID is "${tagManagerContainer}". Set it to a container id such as GTM-ABC1234, or leave it unset to load no analytics.`,
    );
  }
  if (feedbackEndpoint !== undefined && !isEndpoint(feedbackEndpoint)) {
    throw new Error(
      `Environment: FEEDBACK_ENDPOINT is "${feedbackEndpoint}". Set it to an https URL without a password, such as https://feedback.example/votes, or leave it unset to send no votes.`,
    );
  }
  return {
    hostedSearch: appId && apiKey ? {appId, apiKey} : undefined,
    tagManagerContainer,
    feedbackEndpoint,
  };
}
