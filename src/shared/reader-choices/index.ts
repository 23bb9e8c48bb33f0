import {useCallback, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';

import {storageKeyOf, type ReaderChoice} from '@site/src/data/reader-choices';

/** A reader choice as components use it. */
export interface Choice<Id extends string> {
  /** Key in the `dataset` of `<html>`, and name of the query parameter. */
  readonly name: string;
  /** Whether a value is the id of an option. */
  readonly isId: (text: unknown) => text is Id;
  /** The choice that the page shows. */
  readonly current: () => Id;
  /** The stored choice; undefined when there is none or storage is blocked. */
  readonly chosen: () => Id | undefined;
  /** Selects an option on this and all other pages. */
  readonly apply: (id: Id) => void;
  /** Makes everything that shows the choice show it again. */
  readonly notify: () => void;
  /** The option that a query string selects. */
  readonly fromQuery: (search: string) => Id | undefined;
  /** A query string with the option set to another one. */
  readonly withQuery: (search: string, id: Id) => string;
  /**
   * Hook for the selected option and its setter. A change applies to all pages and browser tabs, and is written to
   * the URL so that a shared link shows the same.
   */
  readonly use: () => readonly [Id, (id: Id) => void];
}

/** Binds a choice to storage, URL and document. The reader-choices plugin has already applied it before the first paint. */
export function defineChoice<const C extends ReaderChoice>(choice: C): Choice<C['options'][number]['id']> {
  type Id = C['options'][number]['id'];
  const {name} = choice;
  const fallback: Id = choice.fallback;
  const storageKey = storageKeyOf(choice);
  const changeEvent = `${name}-change`;

  const isId = (text: unknown): text is Id => choice.options.some(({id}) => id === text);

  function current(): Id {
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

  function notify(): void {
    window.dispatchEvent(new Event(changeEvent));
  }

  function apply(id: Id): void {
    document.documentElement.dataset[name] = id;
    try {
      window.localStorage.setItem(storageKey, id);
    } catch {
      // Storage is blocked: the choice lasts until the page is unloaded.
    }
    notify();
  }

  function fromQuery(search: string): Id | undefined {
    const requested = new URLSearchParams(search).get(name);
    return isId(requested) ? requested : undefined;
  }

  function withQuery(search: string, id: Id): string {
    const query = new URLSearchParams(search);
    query.set(name, id);
    return `?${query.toString()}`;
  }

  function subscribe(notify: () => void): () => void {
    window.addEventListener(changeEvent, notify);
    return () => window.removeEventListener(changeEvent, notify);
  }

  function useChoice(): readonly [Id, (id: Id) => void] {
    const id = useSyncExternalStore(subscribe, current, () => fallback);
    const history = useHistory();
    const choose = useCallback(
      (next: Id) => {
        apply(next);
        const search = withQuery(history.location.search, next);
        // Docusaurus scrolls to the top of the page for a location that doesn't differ.
        if (search !== history.location.search) {
          history.replace({...history.location, search});
        }
      },
      [history],
    );
    return [id, choose];
  }

  return {name, isId, current, chosen, apply, notify, fromQuery, withQuery, use: useChoice};
}
