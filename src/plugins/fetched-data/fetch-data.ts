/**
 * Fetches data that a plugin has put beside the bundle.
 *
 * @param address - As the plugin tells it
 * @throws Error when they can't be reached, are gone or are cut short
 */
export async function fetchData<Data>(address: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(address, {signal: signal ?? null});
  if (!response.ok) {
    throw new Error(`${address} was answered with ${response.status}`);
  }
  return (await response.json()) as Data;
}
