import {describe, expect, it} from 'vitest';

import {composePolicy, policyForMeta} from './policy';

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((each) => {
      const [name = '', ...sources] = each.split(' ');
      return [name, sources] as const;
    }),
  );
}

describe('the content security policy', () => {
  it('allows the site itself and the scripts that stand in pages', () => {
    const policy = directives(composePolicy(["'sha256-b='", "'sha256-a='"], []));
    expect(policy['default-src']).toEqual(["'self'"]);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-a='", "'sha256-b='"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-src']).toEqual(["'none'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'self'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('never allows scripts in the document as such, nor texts as scripts', () => {
    const policy = directives(composePolicy([], [{'script-src': ['https://a.example']}]));
    expect(policy['script-src']).toEqual(["'self'", 'https://a.example']);
  });

  it('is widened by the hosts that the build uses, each once, and nowhere else', () => {
    const before = directives(composePolicy([], []));
    const after = directives(
      composePolicy(
        [],
        [
          {'connect-src': ['https://a.example'], 'frame-src': ['https://b.example']},
          {'connect-src': ['https://a.example']},
        ],
      ),
    );
    expect(after).toEqual({
      ...before,
      'connect-src': ["'self'", 'https://a.example'],
      'frame-src': ['https://b.example'],
    });
  });

  it('leaves to a header what a page cannot say itself', () => {
    const policy = composePolicy([], []);
    expect(policy).toContain("; frame-ancestors 'none'");
    expect(policyForMeta(policy)).toBe(policy.replace("; frame-ancestors 'none'", ''));
  });
});
