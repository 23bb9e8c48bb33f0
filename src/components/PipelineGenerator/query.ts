import {useSyncExternalStore} from 'react';

import {useAddressQuery} from '@site/src/components/AddressQuery';
import type {CiSystemId} from '@site/src/data/ci-systems';
import {models} from '@site/src/data/pipelines';
import {isSdkId, type SdkId} from '@site/src/data/sdks';
import {ci} from '@site/src/shared/reader-choices/ci';
import {sdk} from '@site/src/shared/reader-choices/sdk';

/** Option for the reader's own commands instead of those of a language. */
export const ownCommands = 'own';

/** What a consumer or provider is tested with: a language, or {@link ownCommands}. */
export type Side = SdkId | typeof ownCommands;

/** What the reader has selected here. The CI system isn't part of it: that setting is shared by the whole site. */
export interface Selection {
  readonly consumer: Side;
  readonly provider: Side;
  readonly model: string;
}

/**
 * Reads a selection from the query of a URL. Unknown values are ignored.
 *
 * @param fallback the language of a side that the query doesn't name
 */
export function parseSelection(search: string, fallback: Side): Selection {
  const query = new URLSearchParams(search);
  const side = (name: string): Side => {
    const value = query.get(name);
    return value === ownCommands || isSdkId(value) ? value : fallback;
  };
  const model = models.find(({id}) => id === query.get('model')) ?? models[0];
  return {consumer: side('consumer'), provider: side('provider'), model: model?.id ?? ''};
}

/** Writes a selection into the query of a URL, so that the link can be shared. Other parameters are kept. */
export function toQuery(search: string, selection: Selection & {readonly ci: CiSystemId}): string {
  const query = new URLSearchParams(search);
  for (const name of ['ci', 'consumer', 'provider', 'model'] as const) {
    query.set(name, selection[name]);
  }
  return `?${query.toString()}`;
}

function subscribeToSdk(notify: () => void): () => void {
  const changeEvent = `${sdk.name}-change`;
  window.addEventListener(changeEvent, notify);
  return () => window.removeEventListener(changeEvent, notify);
}

/**
 * The selection of the reader, stored in the query of the URL.
 *
 * @returns the selection, a function that changes parts of it, and one that changes the site's CI system
 */
export function useSelection(): readonly [
  Selection & {readonly ci: CiSystemId},
  (change: Partial<Selection>) => void,
  (id: CiSystemId) => void,
] {
  const [search, replace] = useAddressQuery();
  const [system, chooseSystem] = ci.use();
  const fallback = useSyncExternalStore<Side>(
    subscribeToSdk,
    () => sdk.chosen() ?? ownCommands,
    () => ownCommands,
  );
  const selection = {...parseSelection(search, fallback), ci: system};
  const write = (next: typeof selection): void => replace(toQuery(search, next));
  return [
    selection,
    (change) => write({...selection, ...change}),
    (id) => {
      chooseSystem(id);
      write({...selection, ci: id});
    },
  ];
}
