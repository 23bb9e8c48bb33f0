/**
 * Matches paths with a content hash in the name of the file or its folder. Such files never change: they can be cached
 * forever, and a release keeps those of earlier ones. The regular expression works in JavaScript and in nginx.
 */
export const hashedPath = String.raw`^/(?:assets/.*[-./][0-9a-f]{6,}\.[\w.]+|search-data/[0-9a-f]{8,}/.*)$`;

/** `Cache-Control` of such files. */
export const immutable = 'public, max-age=31536000, immutable';
