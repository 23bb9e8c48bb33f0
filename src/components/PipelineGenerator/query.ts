import {useSyncExternalStore} from 'react';

import {useAddressQuery} from '@site/src/components/AddressQuery';
import type {CiSystemId} from '@site/src/data/ci-systems';
import {models} from '@site/src/data/pipelines';
import type {JvmBuildTool} from '@site/src/data/pipelines/generator';
import {isSdkId, type SdkId} from '@site/src/data/sdks';
import {ci} from '@site/src/shared/reader-choices/ci';
import {jvmBuild} from '@site/src/shared/reader-choices/jvm-build';
import {sdk} from '@site/src/shared/reader-choices/sdk';

/** Option for the reader's own commands instead of those of a language. */
export const ownCommands = 'own';

/** What a consumer or provider is tested with: a language, or {@link ownCommands}. */
export type Side = SdkId | typeof ownCommands;

/** The language of a side, unless it has the reader's own commands. */
export const languageOf = (side: Side): SdkId | undefined => (side === ownCommands ? undefined : side);

/** Whose files the reader wants. */
export type Scope = 'both' | 'consumer' | 'provider';

/** What the reader has selected here. CI system and build tool aren't part of it: the whole site shares them. */
export interface Selection {
  readonly consumer: Side;
  readonly provider: Side;
  readonly model: string;
  readonly scope: Scope;
  /** Names as typed by the reader; empty means the example's name. */
  readonly consumerName: string;
  readonly providerName: string;
  readonly environment: string;
}

/** Settings of the whole site that the files depend on. */
interface Shared {
  readonly ci: CiSystemId;
  readonly jvm: JvmBuildTool;
}

/** Parameters that are left out of the URL when they have their default value. */
const defaults = {scope: 'both', consumerName: '', providerName: '', environment: '', jvm: 'maven'} as const;

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
  const scope = query.get('scope');
  return {
    consumer: side('consumer'),
    provider: side('provider'),
    model: model?.id ?? '',
    scope: scope === 'consumer' || scope === 'provider' ? scope : 'both',
    consumerName: query.get('consumerName') ?? '',
    providerName: query.get('providerName') ?? '',
    environment: query.get('environment') ?? '',
  };
}

/** Writes a selection into the query of a URL, so that the link can be shared. Other parameters are kept. */
export function toQuery(search: string, selection: Selection & Shared): string {
  const query = new URLSearchParams(search);
  for (const name of ['ci', 'consumer', 'provider', 'model'] as const) {
    query.set(name, selection[name]);
  }
  for (const [name, fallback] of Object.entries(defaults) as [keyof typeof defaults, string][]) {
    if (selection[name] === fallback) {
      query.delete(name);
    } else {
      query.set(name, selection[name]);
    }
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
 * @returns the selection, a function that changes parts of it, and one that changes a setting of the whole site
 */
export function useSelection(): readonly [
  Selection & Shared,
  (change: Partial<Selection>) => void,
  (change: Partial<Shared>) => void,
] {
  const [search, replace] = useAddressQuery();
  const [system, chooseSystem] = ci.use();
  const [build, chooseBuild] = jvmBuild.use();
  const fallback = useSyncExternalStore<Side>(
    subscribeToSdk,
    () => sdk.chosen() ?? ownCommands,
    () => ownCommands,
  );
  const selection = {...parseSelection(search, fallback), ci: system, jvm: build};
  const write = (next: typeof selection): void => replace(toQuery(search, next));
  return [
    selection,
    (change) => write({...selection, ...change}),
    (change) => {
      if (change.ci) {
        chooseSystem(change.ci);
      }
      if (change.jvm) {
        chooseBuild(change.jvm);
      }
      write({...selection, ...change});
    },
  ];
}
