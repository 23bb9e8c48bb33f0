// Runs one fault in a process of its own: run.ts TOPIC SLUG.
interface Topic {
  readonly faults: Record<string, () => Promise<unknown>>;
}

const [topic = '', slug = ''] = process.argv.slice(2);
const {faults} = (await import(`./faults/${topic}.ts`)) as Topic;
const fault = faults[slug];
if (!fault) throw new Error(`faults/${topic}.ts has no fault "${slug}"`);

try {
  await fault();
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}

export {};
