import type {ApiGroup, ApiTable} from './types';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The address of an entry on the page that shows it: `verifier-options-timeout`. It has the group in it when another
 * group of the table has an entry of the same name, or of one that differs only in punctuation. A matcher has a heading,
 * and its name is the address.
 */
export function anchorOf({id, groups}: ApiTable, group: ApiGroup, name: string): string {
  if (group.kind === 'matchers') {
    return slug(name);
  }
  const table = id.slice(id.indexOf('/') + 1);
  const own = slug(name);
  const shared = groups.some((other) => other !== group && other.entries.some((entry) => slug(entry.name) === own));
  return [table, ...(shared ? [slug(group.title)] : []), own].join('-');
}
