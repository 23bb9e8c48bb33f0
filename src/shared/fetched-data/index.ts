/**
 * Fetches a JSON file that a plugin has emitted with the bundle.
 *
 * @param address URL that the plugin passed to the page
 * @param signal aborts the request
 * @returns the parsed content of the file
 * @throws Error when the request fails, or the file is missing or truncated
 */
export async function fetchData<Data>(address: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(address, {signal: signal ?? null});
  if (!response.ok) {
    throw new Error(`${address}: HTTP ${response.status}`);
  }
  return (await response.json()) as Data;
}
