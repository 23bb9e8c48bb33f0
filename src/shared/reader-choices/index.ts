import {useCallback, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

import {storageKeyOf, type ReaderChoice} from '@site/src/data/reader-choices';

/** A choice of the reader, ready for use in components. */
export interface Choice<Id extends string> {
  /** Name of the attribute in the document's `dataset`, and of the address' parameter. */
  readonly name: string;
  /** Whether a text is the id of an option. */
  readonly isId: (text: unknown) => text is Id;
  /** What the reader chose, ever; undefined when there is nothing or storage is closed. */
  readonly chosen: () => Id | undefined;
  /** Shows an option from now on, on every page. */
  readonly apply: (id: Id) => void;
  /** The option that an address asks for. */
  readonly ofAddress: (search: string) => Id | undefined;
  /** An address' query with another option in it. */
  readonly withId: (search: string, id: Id) => string;
  /**
   * The option that is shown, and how to change it. A change holds on every page and in every tab of the
   * browser, and stands in the address, so that a link to the page shows the same to others.
   */
  readonly use: () => readonly [Id, (id: Id) => void];
}

/** Makes a choice usable. The script of the reader-choices plugin has set what is shown before the first paint. */
export function defineChoice<const C extends ReaderChoice>(choice: C): Choice<C['options'][number]['id']> {
  type Id = C['options'][number]['id'];
  const {name} = choice;
  const fallback: Id = choice.fallback;
  const storageKey = storageKeyOf(choice);
  const changed = `${name}-change`;

  const isId = (text: unknown): text is Id => choice.options.some(({id}) => id === text);

  function shown(): Id {
    const value = document.documentElement.dataset[name];
    return isId(value) ? value : fallback;
  }

  function chosen(): Id | undefined {
    try {
      const stored = window.localStorage.getItem(storageKey);
      return isId(stored) ? stored : undefined;
    } catch {
      return undefined;
    }
  }

  function apply(id: Id): void {
    document.documentElement.dataset[name] = id;
    try {
      window.localStorage.setItem(storageKey, id);
    } catch {
      // Closed storage: the choice lasts until the page is left.
    }
    window.dispatchEvent(new Event(changed));
  }

  function ofAddress(search: string): Id | undefined {
    const asked = new URLSearchParams(search).get(name);
    return isId(asked) ? asked : undefined;
  }

  function withId(search: string, id: Id): string {
    const query = new URLSearchParams(search);
    query.set(name, id);
    return `?${query.toString()}`;
  }

  function subscribe(notify: () => void): () => void {
    window.addEventListener(changed, notify);
    return () => window.removeEventListener(changed, notify);
  }

  function useChoice(): readonly [Id, (id: Id) => void] {
    const id = useSyncExternalStore(subscribe, shown, () => fallback);
    const history = useHistory();
    const choose = useCallback(
      (next: Id) => {
        apply(next);
        history.replace({...history.location, search: withId(history.location.search, next)});
      },
      [history],
    );
    return [id, choose];
  }

  return {name, isId, chosen, apply, ofAddress, withId, use: useChoice};
}
