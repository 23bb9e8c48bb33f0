// HTTP over plain sockets: Node.js would add headers, and headers are compared.
import net from 'node:net';

/** A message of HTTP: its first line and headers, and the body. */
export interface Received {
  readonly head: string;
  readonly body: Buffer;
}

/** What is sent: the headers, and the body; undefined without one. */
export interface Sent {
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
}

function parse(data: Buffer): Received | undefined {
  const end = data.indexOf('\r\n\r\n');
  if (end === -1) {
    return undefined;
  }
  const head = data.subarray(0, end).toString();
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  const body = data.subarray(end + 4);
  return body.length < length ? undefined : {head, body: body.subarray(0, length)};
}

/**
 * Prints a message of HTTP, with exactly the given headers.
 *
 * @param first - the first line
 * @param sent - the headers and the body
 * @returns the bytes to send
 * @throws {Error} if a line break would make other lines of it
 */
export function print(first: string, {headers, body}: Sent): Buffer {
  const lines = [first, ...headers.map(([name, value]) => `${name}: ${value}`)];
  if (lines.some((line) => /[\r\n]/.test(line))) {
    throw new Error('It has a line break where HTTP has none.');
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

/**
 * Lists the lines of headers.
 *
 * @param headers - a value, or several for as many lines, by the name of the header
 * @returns the name and value of each line
 */
export function headerLines(headers: unknown): readonly (readonly [string, string])[] {
  return Object.entries(headers ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as const),
  );
}

/**
 * Sends a request and waits for the response.
 *
 * @param port - the port of this machine
 * @param request - the bytes of the request
 * @returns the response; its body can be incomplete if it has no Content-Length
 * @throws {Error} if no response comes
 */
export async function send(port: number, request: Buffer): Promise<Received> {
  return await new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request));
    let data = Buffer.alloc(0);
    socket.setTimeout(10_000, () => socket.destroy(new Error('It was not answered.')));
    socket.on('data', (chunk) => {
      data = Buffer.concat([data, chunk]);
      const received = parse(data);
      if (received !== undefined) {
        socket.destroy();
        resolve(received);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The connection was closed without an answer.')));
  });
}

/**
 * Starts a server on a free port.
 *
 * @param answer - makes the bytes of the response to a request. The connection is closed after it, so that it needs no
 *   Content-Length
 * @returns the port, and a function that stops the server
 */
export async function serve(answer: (request: Received) => Buffer): Promise<{port: number; stop: () => void}> {
  const server = net.createServer((socket) => {
    let data = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      data = Buffer.concat([data, chunk]);
      const received = parse(data);
      if (received !== undefined) {
        socket.end(answer(received));
      }
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port.');
  }
  return {port: address.port, stop: () => server.close()};
}
