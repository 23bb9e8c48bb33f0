import {expect, it} from 'vitest';

import {renderSecurityTxt} from './security-txt';

it('security.txt names the contact, and expires a year after the build', () => {
  expect(renderSecurityTxt('https://docs.pact.io', new Date('2026-11-22T10:00:00Z')).split('\n')).toEqual([
    'Contact: https://github.com/pact-foundation/docs.pact.io/security/advisories/new',
    'Expires: 2027-11-22T10:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://docs.pact.io/.well-known/security.txt',
    '',
  ]);
});
