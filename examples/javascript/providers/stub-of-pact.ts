import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';

// #region helper-interaction
interface Interaction {
  readonly request: {readonly method: string; readonly path: string};
  readonly response: {
    readonly status: number;
    readonly body?: {readonly content: unknown};
  };
}
// #endregion helper-interaction

// #region gateway-stub uses interaction
/** Answers with the examples of a pact while `isThere` says so, otherwise with 404. */
export function stubOf(pactFile: string, isThere: () => boolean = () => true): Server {
  return createServer((request, response) => {
    const {interactions} = JSON.parse(readFileSync(pactFile, 'utf8')) as {
      interactions: Interaction[];
    };
    const found = interactions.find(
      (each) =>
        each.request.method === request.method && each.request.path === request.url,
    );
    const {status, body} = found && isThere() ? found.response : {status: 404};
    response.writeHead(status, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(body?.content));
  });
}
// #endregion gateway-stub
