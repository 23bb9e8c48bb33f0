import {findFamily, readErrorFamilies} from '../../content/errors';
import {replaceElement} from '../remark-element';
import {listFamily, renderProblem} from './render';

/**
 * Inserts the error index of `content/errors`: with `of`, the problems of a family, each with its messages, cause, fix and
 * check; without it, a list of links to all problems.
 *
 *     <ErrorList of="verification" />
 */
export default replaceElement({
  name: 'ErrorList',
  attributes: ['of="…"'],
  build: (attributes) => {
    const of = attributes.get('of');
    return typeof of === 'string'
      ? findFamily(of).problems.flatMap(renderProblem)
      : readErrorFamilies().flatMap(listFamily);
  },
});
