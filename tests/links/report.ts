import {appendFileSync, readFileSync} from 'node:fs';

import {readGoneLinks} from '../../src/content/gone-links';
import {describeRun, type Outcome} from './dead';
import {unusedEntries} from './gone';
import {readSources} from './sources';

const [, , file = ''] = process.argv;
const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
const sources = readSources();
const today = new Date().toISOString().slice(0, '2026-01-31'.length);
const text = describeRun(outcome, sources, unusedEntries(sources, readGoneLinks()), today);

/** Prints what the link checker found, also as the summary of the job, and fails if links failed or none was followed. */
console.log(text);
if (process.env.GITHUB_STEP_SUMMARY) {
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${text}\n`);
}
if (outcome.total === 0 || Object.keys(outcome.error_map).length > 0) {
  process.exitCode = 1;
}
