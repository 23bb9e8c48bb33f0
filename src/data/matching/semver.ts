const parts = ['major', 'minor', 'patch'] as const;

/**
 * Reads a semantic version strictly, as the crate `semver` does: no `v` in front, three numbers, no leading zeros.
 *
 * @returns what the core prints as the reason, or undefined for a version
 */
export function semverFault(text: string): string | undefined {
  if (text === '') {
    return 'empty string, expected a semver version';
  }
  let rest = text;
  for (const [index, part] of parts.entries()) {
    const name = `${part} version number`;
    const [digits = ''] = /^\d*/.exec(rest) ?? [];
    if (digits === '') {
      return rest === ''
        ? `unexpected end of input while parsing ${name}`
        : `unexpected character ${debugCharacter(rest)} while parsing ${name}`;
    }
    if (/^0\d/.test(digits)) {
      return `invalid leading zero in ${name}`;
    }
    if (BigInt(digits) >= 2n ** 64n) {
      return `value of ${name} exceeds u64::MAX`;
    }
    rest = rest.slice(digits.length);
    if (index < 2) {
      if (!rest.startsWith('.')) {
        return rest === ''
          ? `unexpected end of input while parsing ${name}`
          : `unexpected character ${debugCharacter(rest)} after ${name}`;
      }
      rest = rest.slice(1);
    }
  }
  for (const [sign, name, allowsZeros] of [
    ['-', 'pre-release identifier', false],
    ['+', 'build metadata', true],
  ] as const) {
    if (!rest.startsWith(sign)) {
      continue;
    }
    const [, identifiers = ''] = /^.([0-9A-Za-z.-]*)/s.exec(rest) ?? [];
    for (const identifier of identifiers.split('.')) {
      if (identifier === '') {
        return `empty identifier segment in ${name}`;
      }
      if (!allowsZeros && /^0\d+$/.test(identifier)) {
        return `invalid leading zero in ${name}`;
      }
    }
    rest = rest.slice(identifiers.length + 1);
  }
  return rest === '' ? undefined : `unexpected character ${debugCharacter(rest)} after patch version number`;
}

const debugCharacter = (text: string): string => `'${[...text][0] ?? ''}'`;
