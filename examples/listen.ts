import type {AddressInfo} from 'node:net';
import type {Server} from 'node:http';

/** A server that runs on this machine. */
export interface Listening {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Ends it, with the connections that clients keep open. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server of HTTP, or of HTTPS, for a test.
 *
 * @param port 0 takes one that is free
 * @throws Error when the port is taken
 */
export async function listen(server: Server, port = 0, protocol: 'http' | 'https' = 'http'): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
