import {useCallback, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * The query string of the page, for state that readers can share as a link. It is empty on the server and during
 * hydration.
 *
 * @returns the query with its question mark, and a function that replaces it without adding an entry to the history
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
