import {useCallback, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * The query of the address, and how to put another in its place, for what stands there so that it can be shared. The
 * query is empty on the server and while the page hydrates.
 *
 * @returns the query with its question mark, and a function that replaces it without a new entry in the history
 */
export function useAddressQuery(): readonly [search: string, replace: (search: string) => void] {
  const history = useHistory();
  const search = useSyncExternalStore(
    useCallback((notify) => history.listen(notify), [history]),
    () => history.location.search,
    () => '',
  );
  const replace = useCallback((next: string) => history.replace({...history.location, search: next}), [history]);
  return [search, replace];
}
