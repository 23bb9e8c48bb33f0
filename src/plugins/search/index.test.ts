import {expect, test} from 'vitest';

import {readOptions} from './index';

const good = {indexName: 'pact', contextualSearch: true, searchPagePath: 'search', hosted: undefined};

test('takes the options of docusaurus.config.ts', () => {
  expect(readOptions({...good, id: 'default'})).toEqual(good);
  expect(readOptions({...good, hosted: {appId: 'APP', apiKey: 'key'}}).hosted?.appId).toBe('APP');
});

test.each([
  ['no index', {...good, indexName: undefined}, '"indexName" is required'],
  ['a route with slashes', {...good, searchPagePath: '/search/'}, '"searchPagePath"'],
  ['half of the keys', {...good, hosted: {appId: 'APP'}}, '"hosted.apiKey" is required'],
  ['something else', {...good, appId: 'APP'}, '"appId" is not allowed'],
])('rejects %s', (_what, options, fault) => {
  expect(() => readOptions(options)).toThrow(fault);
});
