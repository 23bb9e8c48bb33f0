import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {sampleProjects} from './sample-projects';
import {defaultSdk, isSdkId, sdks, sdksOfPath} from './sdks';

describe('the languages', () => {
  it('have an id, a label and a project of samples each', () => {
    expect(sdks.length).toBeGreaterThan(0);
    for (const key of ['id', 'label'] as const) {
      expect(new Set(sdks.map((sdk) => sdk[key])).size).toBe(sdks.length);
    }
    const projects = sampleProjects.map(({id}) => id);
    expect(sdks.map(({id}) => id).filter((id) => !projects.includes(id))).toEqual([]);
    expect(projects.filter((id) => !existsSync(`examples/${id}`))).toEqual([]);
  });

  it('have ids that are safe in URLs and CSS', () => {
    expect(sdks.filter(({id}) => !/^[a-z]+$/.test(id))).toEqual([]);
    expect(sdks.filter(({label}) => /["\\<]/.test(label))).toEqual([]);
  });

  it('are distinguished from other words', () => {
    expect(isSdkId(defaultSdk)).toBe(true);
    expect(isSdkId('cobol')).toBe(false);
    expect(isSdkId(null)).toBe(false);
  });

  it('are known by the addresses of their pages', () => {
    expect(sdksOfPath('/implementation_guides/go')).toEqual(['go']);
    expect(sdksOfPath('/implementation_guides/go/readme')).toEqual(['go']);
    expect(sdksOfPath('/implementation_guides/jvm/consumer')).toEqual(['java', 'kotlin', 'groovy']);
    expect(sdksOfPath('/implementation_guides/google')).toEqual([]);
    expect(sdksOfPath('/faq')).toEqual([]);
  });
});
