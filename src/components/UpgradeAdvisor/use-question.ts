import {useAddressQuery} from '@site/src/components/AddressQuery';
import {questionOf, withQuestion, type Question} from './plan';

/** What the reader asks, and how to change it. It stands in the address, so that an answer can be shared. */
export function useQuestion(): readonly [Question, (question: Question) => void] {
  const [search, replace] = useAddressQuery();
  return [questionOf(search), (question) => replace(withQuestion(search, question))];
}
