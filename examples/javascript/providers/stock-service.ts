import {createServer, type Http2Server} from 'node:http2';

/** Answers every call of `Stock/Level` with a quantity below 128. */
export function createStockService(quantity: number): Http2Server {
  const server = createServer();
  server.on('stream', (stream) => {
    stream.respond(
      {':status': 200, 'content-type': 'application/grpc'},
      {waitForTrailers: true},
    );
    stream.on('wantTrailers', () => stream.sendTrailers({'grpc-status': '0'}));
    stream.end(Buffer.from([0, 0, 0, 0, 2, 0x08, quantity]));
  });
  return server;
}
