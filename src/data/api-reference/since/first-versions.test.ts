import {describe, expect, it} from 'vitest';

import {firstVersions, firstVersionsOfLines} from './first-versions';

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

describe('the versions since which a member exists in lines side by side', () => {
  const version = (number: string, ...names: string[]): {version: string; holders: {Options: string[]}} => ({
    version: number,
    holders: {Options: names},
  });

  it('include those that brought it to older lines', () => {
    expect(
      firstVersionsOfLines([
        version('4.5.11', 'port'),
        version('4.5.12', 'port', 'host'),
        version('4.6.11', 'port'),
        version('4.6.12', 'port', 'host'),
        version('4.7.0', 'port', 'host', 'path'),
      ]),
    ).toEqual({Options: {port: '4.5.11', host: '4.5.12, 4.6.12', path: '4.7.0'}});
  });

  it('leave out a line that lost it again', () => {
    expect(
      firstVersionsOfLines([version('4.1.0', 'host'), version('4.1.1'), version('4.2.0'), version('4.3.0', 'host')]),
    ).toEqual({Options: {host: '4.3.0'}});
  });
});
