/** What differs between two runs or two machines, and what stands for it in the files. */
const variable: readonly (readonly [RegExp, string])[] = [
  // eslint-disable-next-line no-control-regex -- colours
  [/\u001b\[[\d;]*m/g, ''],
  [/\[\d\d:\d\d:\d\d\.\d{3}\] (\w+) \(\d+\)/g, '[09:26:53.000] $1 (4711)'],
  [/\d{4}-\d\d-\d\dT[\d:]+\.\d+Z +(\w+) \S+ /g, '2026-03-14T09:26:53.000000Z $1 '],
  [/\b(pact(?:-core)?@\d+)\.\d+\.\d+/g, '$1.x'],
  [/\b127\.0\.0\.1:\d+/g, '127.0.0.1:8080'],
  [/\(os error \d+\)/g, '(os error 98)'],
  [/\((\d+m?s) loading, \d+m?s verification\)/g, '(0s loading, 50ms verification)'],
  [/pact-core-(linux|darwin|windows)-\w+(-glibc|-musl)?/g, 'pact-core-linux-x64-glibc'],
  [/\t/g, '  '],
  [/[ \t]+$/gm, ''],
];

/** The text without times, ports, versions, colours and the like. */
export function normalise(text: string): string {
  return variable.reduce((rest, [found, by]) => rest.replace(found, by), text);
}
