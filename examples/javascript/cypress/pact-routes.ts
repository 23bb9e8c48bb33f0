// #region cypress-routes
import {readFileSync} from 'node:fs';

type Query = Record<string, string[]>;

/** The parts of a pact file, version 4 of the specification, that a stub needs. */
interface Interaction {
  readonly description: string;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Query;
  };
  readonly response: {
    readonly status: number;
    readonly headers?: Record<string, string[]>;
    readonly body?: {readonly content: object};
  };
}

/** A route and its answer, as `cy.intercept` takes them. */
export interface PactRoute {
  readonly route: {method: string; pathname: string; query?: Record<string, string>};
  readonly reply: {statusCode: number; headers: Record<string, string>; body?: object};
}

/** Finds an interaction by its description, so that a test can't rely on one that is gone. */
export function routeOf(pactFile: string, description: string): PactRoute {
  const {interactions} = JSON.parse(readFileSync(pactFile, 'utf8')) as {
    interactions: Interaction[];
  };
  const found = interactions.find((each) => each.description === description);
  if (!found) throw new Error(`${pactFile} has no interaction "${description}"`);
  const {request, response} = found;
  return {
    route: {
      method: request.method,
      pathname: request.path,
      ...(request.query && {query: flat(request.query)}),
    },
    reply: {
      statusCode: response.status,
      headers: flat(response.headers ?? {}),
      body: response.body?.content,
    },
  };
}

function flat(lists: Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [name, values.join(', ')]),
  );
}
// #endregion cypress-routes
