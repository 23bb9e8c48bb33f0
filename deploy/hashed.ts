/**
 * Addresses of files whose content never changes, since their names, or a folder's name, carry its hash. They may be
 * cached for ever, and a release keeps those of its predecessors. A regular expression for JavaScript and for nginx.
 */
export const hashedAddress = String.raw`^/(?:assets/.*[-./][0-9a-f]{6,}\.[\w.]+|search-data/[0-9a-f]{8,}/.*)$`;

/** How hosts and browsers may keep an address of that kind. */
export const immutable = 'public, max-age=31536000, immutable';
