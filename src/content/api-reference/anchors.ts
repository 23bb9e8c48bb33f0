import type {ApiGroup, ApiTable} from './types';

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Id of an entry on its page: `verifier-options-timeout`. It contains the group if another group of the table has an
 * entry of the same name, or one that differs only in punctuation. The id of a matcher is just its name, like that of its
 * heading.
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
