import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

interface Author {
  readonly socials?: Readonly<Record<string, string>>;
}

const icons = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/theme/Icon/Socials',
);
const fallback = 'Default';

/**
 * Aliases for the icons of platforms that no author names in `socials`: each becomes the theme's default icon.
 * Without them every page with an author loads the icons of all platforms that the theme knows.
 *
 * @param authors path of authors.yml
 */
export function unusedSocialIcons(authors: string): Record<string, string> {
  const entries = Object.values(parse(readFileSync(authors, 'utf8')) as Record<string, Author>);
  const used = new Set(entries.flatMap(({socials = {}}) => Object.keys(socials)));
  const unused = readdirSync(icons).filter((name) => name !== fallback && !used.has(name.toLowerCase()));
  return Object.fromEntries(unused.map((name) => [`@theme/Icon/Socials/${name}`, path.join(icons, fallback)]));
}
