import {connect} from 'node:http2';
import {buffer} from 'node:stream/consumers';

/** Calls `Stock/Level` of stock.proto: by hand, so that the sample needs no gRPC library. */
export async function stockLevel(address: string, sku: string): Promise<number> {
  const text = Buffer.from(sku);
  const message = Buffer.concat([Buffer.from([0x0a, text.length]), text]);
  const frame = Buffer.alloc(5);
  frame.writeUInt32BE(message.length, 1);

  const session = connect(`http://${address}`);
  try {
    const call = session.request({
      ':method': 'POST',
      ':path': '/Stock/Level',
      'content-type': 'application/grpc',
      te: 'trailers',
    });
    call.end(Buffer.concat([frame, message]));
    const reply = await buffer(call);
    return integerOf(reply.subarray(6));
  } finally {
    session.close();
  }
}

function integerOf(bytes: Buffer): number {
  let value = 0;
  for (const [index, byte] of bytes.entries()) {
    value += (byte & 0x7f) << (7 * index);
    if (byte < 0x80) break;
  }
  return value;
}
