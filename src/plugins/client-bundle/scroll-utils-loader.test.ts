import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

import loader from './scroll-utils-loader';

const common = createRequire(import.meta.url).resolve('@docusaurus/theme-common');
const scrollUtils = path.join(path.dirname(common), 'utils/scrollUtils.js');

it('asks for the scroll position only where there is none yet', () => {
  const source = loader(readFileSync(scrollUtils, 'utf8'));
  expect(source).not.toContain('useRef(getScrollPosition())');
  expect(source).toContain('lastPositionRef.current ??= getScrollPosition();');
});

it('refuses another form', () => {
  expect(() => loader('export {}')).toThrow('scrollUtils.js of @docusaurus/theme-common has another form');
});
