import {useSyncExternalStore} from 'react';

import {useAddressQuery} from '@site/src/components/AddressQuery';
import type {CiSystemId} from '@site/src/data/ci-systems';
import {models} from '@site/src/data/pipelines';
import {isSdkId, type SdkId} from '@site/src/data/sdks';
import {ci} from '@site/src/shared/reader-choices/ci';
import {sdk} from '@site/src/shared/reader-choices/sdk';

/** Commands of the reader's own, in place of a language. */
export const own = 'own';

/** A language, or {@link own}. */
export type Side = SdkId | typeof own;

/** What the reader chooses; the CI system apart, which is a choice for the whole site. */
export interface Wish {
  readonly consumer: Side;
  readonly provider: Side;
  readonly model: string;
}

/**
 * What an address asks for; what it doesn't know is as if it were not there.
 *
 * @param fallback the language of a side that the address doesn't name
 */
export function wishOf(search: string, fallback: Side): Wish {
  const query = new URLSearchParams(search);
  const side = (name: string): Side => {
    const asked = query.get(name);
    return asked === own || isSdkId(asked) ? asked : fallback;
  };
  const model = models.find(({id}) => id === query.get('model')) ?? models[0];
  return {consumer: side('consumer'), provider: side('provider'), model: model?.id ?? ''};
}

/** An address' query with all that is chosen, so that a link shows others the same. */
export function withWish(search: string, wish: Wish & {readonly ci: CiSystemId}): string {
  const query = new URLSearchParams(search);
  for (const name of ['ci', 'consumer', 'provider', 'model'] as const) {
    query.set(name, wish[name]);
  }
  return `?${query.toString()}`;
}

function subscribeToSdk(notify: () => void): () => void {
  const changed = `${sdk.name}-change`;
  window.addEventListener(changed, notify);
  return () => window.removeEventListener(changed, notify);
}

/** What the reader chooses, and how to change it. It stands in the address. */
export function useWish(): readonly [
  Wish & {readonly ci: CiSystemId},
  (change: Partial<Wish>) => void,
  (id: CiSystemId) => void,
] {
  const [search, replace] = useAddressQuery();
  const [system, chooseSystem] = ci.use();
  const fallback = useSyncExternalStore<Side>(
    subscribeToSdk,
    () => sdk.chosen() ?? own,
    () => own,
  );
  const wish = {...wishOf(search, fallback), ci: system};
  const write = (next: typeof wish): void => replace(withWish(search, next));
  return [
    wish,
    (change) => write({...wish, ...change}),
    (id) => {
      chooseSystem(id);
      write({...wish, ci: id});
    },
  ];
}
