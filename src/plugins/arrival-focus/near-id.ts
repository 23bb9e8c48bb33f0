import {closeness} from '../../data/near-names';

const nameOf = (id: string): string => id.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const numberIn = (id: string): string => id.replaceAll(/\D/g, '');

/**
 * Finds the id that a fragment most probably meant: the same in other capitals or with `_` for `-`, or else a similar
 * one with the same number.
 *
 * @param wanted id that the page doesn't have
 * @param ids ids of the page
 */
export function nearId(wanted: string, ids: readonly string[]): string | undefined {
  const [nearest] = ids
    .map((id) => ({id, similarity: closeness(nameOf(wanted), nameOf(id))}))
    .filter(({id, similarity}) => similarity >= 0.7 && numberIn(id) === numberIn(wanted))
    .sort((a, b) => b.similarity - a.similarity);
  return nearest?.id;
}
