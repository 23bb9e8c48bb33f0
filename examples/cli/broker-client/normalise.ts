/** What changes from run to run, as pages show it. */
export function normalise(output: string): string {
  return output
    .replaceAll(/http:\/\/127\.0\.0\.1(?::\d+)?/g, 'https://broker.example.com')
    .replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, 'c540ce64-5493-48c5-ab7c-28dae27b166b')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '2026-11-20T09:26:53.000Z')
    .replaceAll(/ +$/gm, '')
    .trim()
    .concat('\n');
}
