// #region sync-message-client
export interface Quote {
  total: number;
}

/** Sends a request to the queue, and gives back the reply that belongs to it. */
export type Ask = (request: Buffer) => Promise<Buffer>;

/** Asks over the queue what a basket costs. */
export async function quote(ask: Ask, sku: string, quantity: number): Promise<Quote> {
  const reply = await ask(Buffer.from(JSON.stringify({sku, quantity})));
  return JSON.parse(reply.toString()) as Quote;
}
// #endregion sync-message-client

/** Keeps the invoices that arrive over the queue. */
export class Invoices {
  readonly #files = new Map<string, Buffer>();

  receive(fileName: string, file: Buffer): void {
    if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('No PDF');
    this.#files.set(fileName, file);
  }

  names(): string[] {
    return [...this.#files.keys()];
  }
}

/** Reads a line such as "42;SHIPPED". */
export function statusLine(line: string): {id: number; status: string} {
  const [id = '', status = ''] = line.split(';');
  return {id: Number(id), status};
}
