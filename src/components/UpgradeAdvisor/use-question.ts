import {useCallback, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

import {questionOf, withQuestion, type Question} from './plan';

/** What the reader asks, and how to change it. It stands in the address, so that an answer can be shared. */
export function useQuestion(): readonly [Question, (question: Question) => void] {
  const history = useHistory();
  const search = useSyncExternalStore(
    useCallback((notify) => history.listen(notify), [history]),
    () => history.location.search,
    () => '',
  );
  const ask = useCallback(
    (question: Question) =>
      history.replace({...history.location, search: withQuestion(history.location.search, question)}),
    [history],
  );
  return [questionOf(search), ask];
}
