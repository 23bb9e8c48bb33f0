import {replaceElement} from '../remark-element';
import {listChanges} from './render';

const name = 'VersionChanges';

/**
 * Lists changes between versions at the feature that they concern, from `content/version-changes`:
 *
 *     <VersionChanges of="pact-js/plugin-refusal-ignored pact-js/empty-body" />
 */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => {
    const of = attributes.get('of');
    if (typeof of !== 'string' || of.trim() === '') {
      throw new Error(`${name} needs of="…", library/id of one or more changes in content/version-changes`);
    }
    return [listChanges(of.trim().split(/\s+/))];
  },
});
