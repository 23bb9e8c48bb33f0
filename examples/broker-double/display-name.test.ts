import {expect, it} from 'vitest';

import {displayNameOf} from './display-name';

it.each([
  ['OrderWeb', 'Order Web'],
  ['order-web', 'Order Web'],
  ['order_web', 'Order Web'],
  ['order.web', 'Order Web'],
  ['CMSEditor', 'CMS Editor'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(displayNameOf(name)).toBe(shown);
});
