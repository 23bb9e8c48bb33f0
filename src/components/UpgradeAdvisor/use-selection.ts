import {useAddressQuery} from '@site/src/components/AddressQuery';
import {parseSelection, toQuery, type Selection} from './plan';

/** The reader's selection and a function that changes it. It is kept in the URL, so that a plan can be shared. */
export function useSelection(): readonly [Selection, (selection: Selection) => void] {
  const [search, replace] = useAddressQuery();
  return [parseSelection(search), (selection) => replace(toQuery(search, selection))];
}
