import type {MatrixView} from '../../data/support/matrix';
import type {Matrix} from './types';

/** Id of the heading of a group of features. */
export const groupId = (title: string): string => `group-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** What the feature matrix shows of the collection. A version has no last zero, since columns are narrow: `10.0`. */
export function matrixView({groups, libraries, entries}: Matrix): MatrixView {
  return {
    libraries: libraries.map(({id, name, short = name.replace(/^Pact /, ''), version, sdks}) => ({
      id,
      name,
      short,
      version,
      sdks,
    })),
    groups: groups.map(({title, features}) => ({
      id: groupId(title),
      title,
      features: features.map(({id, label}) => ({
        id,
        label,
        answers: libraries.map((library) => {
          const {support = 'no', since = ''} = entries[library.id]?.[id] ?? {};
          return [support, since.replace(/^(\d+\.\d+)\.0$/, '$1')] as const;
        }),
      })),
    })),
  };
}
