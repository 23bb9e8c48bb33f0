import {rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {Follower, type Tally} from './follow';
import {checkHome, createHome} from './home';
import {journeys, type Journey} from './journeys';

const root = path.resolve(__dirname, '../../..');

function formatTally({pages, files, commands, failures, compared}: Tally): string {
  return `${pages} pages, ${files} files, ${commands} commands, ${failures} expected failures, ${compared} comparisons`;
}

async function followJourney({id, pages, environment}: Journey, show: (text: string) => void): Promise<void> {
  const reader = createHome(`pact-${id}`);
  const follower = new Follower(root, reader.folder, show);
  follower.set(environment?.(root) ?? {});
  try {
    for (const page of pages) {
      await follower.follow(page);
      checkHome(reader);
      console.log(`${page}: so far ${formatTally(follower.tally)}`);
    }
    console.log(`followed ${id}: ${formatTally(follower.tally)}`);
  } finally {
    await follower.close();
    rmSync(reader.home, {recursive: true});
  }
}

async function main(): Promise<void> {
  const {values, positionals: ids} = parseArgs({allowPositionals: true, options: {transcript: {type: 'boolean'}}});
  const unknown = ids.find((each) => !journeys.some(({id}) => id === each));
  if (unknown !== undefined) {
    throw new Error(`Unknown journey "${unknown}"; use one of ${journeys.map(({id}) => id).join(', ')}`);
  }
  for (const journey of journeys.filter(({id}) => ids.length === 0 || ids.includes(id))) {
    await followJourney(journey, values.transcript ? console.log : () => undefined);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
