import {setTimeout as wait} from 'node:timers/promises';

/** What the master server tells about a mock server. */
export interface MockServer {
  readonly id: string;
  readonly port: number;
  readonly status: string;
  readonly scheme: string;
  readonly address: string;
}

/** Waits until somebody answers at an address. @throws Error after ten seconds */
export async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(url);
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`Nobody answers at ${url}`);
}

/** The mock servers of a master server, the last one started last. */
export async function mockServers(master: string): Promise<readonly MockServer[]> {
  const {mockServers: list} = (await (await fetch(master)).json()) as {mockServers: readonly MockServer[]};
  return list;
}

/** Asks a mock server for both orders of the pact. */
export async function useAll(port: number): Promise<readonly number[]> {
  const get = async (order: number): Promise<number> =>
    (await fetch(`http://localhost:${port}/orders/${order}`, {headers: {accept: 'application/json'}})).status;
  return [await get(10), await get(99)];
}
