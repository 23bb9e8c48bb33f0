const repository = 'https://github.com/pact-foundation/docs.pact.io';

/**
 * Renders security.txt (RFC 9116). It expires a year after the build, so that nobody relies on it once the site is
 * no longer maintained.
 */
export function renderSecurityTxt(site: string, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${repository}/security/advisories/new`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
