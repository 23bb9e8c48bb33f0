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
  it('allows the site itself and its inline scripts', () => {
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

  it('never allows unsafe-inline or unsafe-eval for scripts', () => {
    const policy = directives(composePolicy([], [{'script-src': ['https://a.example']}]));
    expect(policy['script-src']).toEqual(["'self'", 'https://a.example']);
  });

  it('adds the hosts that the build uses, each once', () => {
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

  it('omits frame-ancestors in a meta element', () => {
    const policy = composePolicy([], []);
    expect(policy).toContain("; frame-ancestors 'none'");
    expect(policyForMeta(policy)).toBe(policy.replace("; frame-ancestors 'none'", ''));
  });
});
