import {expect, it} from 'vitest';

import {asProperties} from './properties';

const method = (signature: string, returns: string) => ({
  name: signature.slice(0, signature.indexOf('(')),
  optional: false,
  signature,
  returns,
});

it('turns a getter and its setter into a property, and keeps other methods', () => {
  const members = [
    {name: 'constructor', optional: false, signature: 'new Broker(String url)'},
    method('getUrl()', 'String'),
    method('setUrl(String url)', 'void'),
    method('isInsecure()', 'boolean'),
    method('setInsecure(boolean insecure)', 'void'),
    method('getSelectors(String branch)', 'List<String>'),
    method('setup()', 'void'),
    method('getReports()', 'Reports'),
    method('setReports(Reports reports)', 'void'),
    method('reports(Action<Reports> action)', 'void'),
  ];
  expect(asProperties(members)).toEqual([
    {name: 'url', optional: true, type: 'String'},
    {name: 'isInsecure', optional: true, type: 'boolean'},
    method('getSelectors(String branch)', 'List<String>'),
    method('setup()', 'void'),
    method('reports(Action<Reports> action)', 'void'),
  ]);
});
