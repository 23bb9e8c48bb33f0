import {describe, expect, it} from 'vitest';

import {firstVersions} from './first-versions';

describe('the version since which a member exists', () => {
  it('is the first that has it', () => {
    expect(
      firstVersions([
        {version: '1.0.0', holders: {Options: ['port'], Server: []}},
        {version: '1.1.0', holders: {Options: ['port', 'host'], Server: []}},
        {version: '2.0.0', holders: {Options: ['port', 'host'], Server: ['stop']}},
      ]),
    ).toEqual({Options: {port: '1.0.0', host: '1.1.0'}, Server: {stop: '2.0.0'}});
  });

  it('is the one that brought it back if it was gone', () => {
    const options = (...names: string[]): {Options: string[]} => ({Options: names});
    expect(
      firstVersions([
        {version: '1.0.0', holders: options('host')},
        {version: '1.1.0', holders: options()},
        {version: '1.2.0', holders: options('host')},
      ]),
    ).toEqual({Options: {host: '1.2.0'}});
  });

  it("is not a version that can't be read", () => {
    expect(
      firstVersions([
        {version: '1.0.0', holders: {Options: ['host']}},
        {version: '1.1.0', holders: {}},
        {version: '1.2.0', holders: {Options: ['host']}},
      ]),
    ).toEqual({Options: {host: '1.0.0'}});
  });

  it('is left out for members that the newest version lacks', () => {
    expect(
      firstVersions([
        {version: '1.0.0', holders: {Options: []}},
        {version: '1.1.0', holders: {Options: ['host']}},
        {version: '2.0.0', holders: {Options: []}},
      ]),
    ).toEqual({Options: {}});
  });
});
