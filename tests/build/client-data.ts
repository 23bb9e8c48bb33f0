/**
 * Extracts data from the client bundle: the first JSON object in a script that begins with the given text.
 *
 * @throws Error when the script has no such object
 */
export function extractClientData(script: string, beginning: string): Record<string, unknown> {
  const opening = "JSON.parse('";
  const start = script.indexOf(opening + beginning);
  const end = script.indexOf("}')", start);
  if (start < 0 || end < 0) {
    throw new Error(`main.js contains no data that begins with ${beginning}; update tests/build for the framework`);
  }
  const text = script.slice(start + opening.length, end + 1);
  return JSON.parse(text.replaceAll("\\'", "'").replaceAll('\\\\', '\\')) as Record<string, unknown>;
}
