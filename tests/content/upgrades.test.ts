import {compare, gt, lte, prerelease} from 'semver';
import {describe, expect, it} from 'vitest';

import {planUpgrade} from '../../src/components/UpgradeAdvisor/plan';
import {findHistory} from '../../src/content/releases';
import {libraries} from '../../src/data/releases/libraries';
import {newestOf, releasesOf} from '../../src/data/releases/upgrade';

describe('an upgrade', () => {
  it('shows exactly the notes between two versions, for each library and pair of versions', () => {
    let pairs = 0;
    for (const {id} of libraries) {
      const history = findHistory(id);
      const releases = releasesOf(history, (page) => page);
      const newest = newestOf(releases.versions);
      const noted = history.notes.map(({version}) => version);
      const ends = [...new Set([...noted, newest])];
      for (const from of [...noted, releases.versions.at(-1) ?? '']) {
        for (const to of ends.filter((end) => gt(end, from))) {
          pairs += 1;
          const lies = (version: string): boolean => gt(version, from) && lte(version, to);
          const plan = planUpgrade(releases, from, to);
          expect(plan?.steps.map(({version}) => version)).toEqual(noted.filter(lies).sort(compare));
          const passed = history.list.releases.map(({version}) => version).filter(lies);
          expect(plan?.versions).toBe(passed.filter((version) => !prerelease(version)).length);
          expect(plan?.previews).toBe(passed.filter((version) => prerelease(version)).length);
        }
      }
    }
    console.log(`upgrade: checked ${pairs} pairs of versions of ${libraries.length} libraries`);
    expect(pairs).toBeGreaterThan(3000);
  });
});
