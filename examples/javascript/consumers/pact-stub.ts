// #region ui-pact-stub
import {readFileSync} from 'node:fs';

interface Interaction {
  description: string;
  providerStates?: {name: string}[];
  request: {method: string; path: string};
  response: {
    status: number;
    headers?: Record<string, string[]>;
    body?: {content: unknown};
  };
}

/** Answers with the examples of a pact file; bodies are JSON. */
export class PactStub {
  readonly #interactions: Interaction[];
  readonly #chosen: Interaction[] = [];

  constructor(pactFile: string) {
    const pact = JSON.parse(readFileSync(pactFile, 'utf8')) as {
      interactions: Interaction[];
    };
    this.#interactions = pact.interactions;
  }

  /** Description and provider state are what tells an interaction from all others. */
  use(description: string, state: string): void {
    const found = this.#interactions.find(
      (each) =>
        each.description === description &&
        each.providerStates?.some(({name}) => name === state),
    );
    if (!found) throw new Error(`The pact has no "${description}", given "${state}"`);
    this.#chosen.push(found);
  }

  answer({method, url}: Request): Response {
    const {pathname} = new URL(url);
    const found = this.#chosen.find(
      ({request}) => request.method === method && request.path === pathname,
    );
    if (!found) return new Response(`No stub for ${method} ${pathname}`, {status: 501});
    const {status, headers = {}, body} = found.response;
    return new Response(body && JSON.stringify(body.content), {
      status,
      headers: Object.entries(headers).map(([name, values]): [string, string] => [
        name,
        values.join(', '),
      ]),
    });
  }
}
// #endregion ui-pact-stub
