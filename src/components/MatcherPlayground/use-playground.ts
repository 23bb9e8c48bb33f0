import {useEffect, useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import situations from '@generated/content-collections/default/matching-situations.json';

import {useAddressQuery} from '@site/src/components/AddressQuery';
import type {Trial} from '@site/src/data/matching/compare';
import {blankTrial} from '@site/src/data/matching/pact-file';
import type {JudgedSituation} from '@site/src/data/matching/situations';
import {partKinds} from '@site/src/data/matching/types';
import {fromFragment, isFragment, toFragment} from './link';

/** Id of what a link has brought. */
export const sharedId = 'link';

/** How long a reader pauses before the address gets the new state, in milliseconds. */
const pause = 400;

/** Id of the heading above the playground, which takes the place of a state in the address. */
const heading = '#try-it';

const blanks = new Map<string, Trial>(partKinds.map((kind) => [kind, blankTrial(kind)]));
const [firstSituation] = situations;

/** The playground and what a reader can do with it. */
export interface Playground {
  /** Id of the situation, kind of a blank trial, or {@link sharedId}. */
  readonly id: string;
  readonly trial: Trial;
  /** The worked situation, as long as its reader hasn't changed it. */
  readonly situation: JudgedSituation | undefined;
  readonly isEdited: boolean;
  /** Whether a link has brought a trial. */
  readonly isShared: boolean;
  /** Whether the page was opened with a link that can't be read. */
  readonly isLinkBroken: boolean;
  readonly choose: (id: string) => void;
  readonly edit: (change: Partial<Trial>) => void;
  readonly startOver: () => void;
}

/** The trial that an id stands for, before its reader edits it. */
function original(id: string, shared: Trial | undefined): Trial | undefined {
  return id === sharedId ? shared : (situations.find((each) => each.id === id) ?? blanks.get(id));
}

/** The query of the address with another situation. */
function withSituation(search: string, id: string): string {
  const query = new URLSearchParams(search);
  query.set('situation', id);
  return `?${query.toString()}`;
}

/**
 * The trial on the page. The query of the address has the situation, and its fragment has what the reader has changed, so
 * that a link shows the same. What is edited stays when the reader looks at another situation in between.
 */
export function usePlayground(): Playground {
  const history = useHistory();
  const [search] = useAddressQuery();
  const [edits, setEdits] = useState<Readonly<Record<string, Trial>>>({});
  const [shared, setShared] = useState<Trial>();
  const [isLinkBroken, setLinkBroken] = useState(false);
  const ownFragment = useRef('');
  const requested = new URLSearchParams(search).get('situation') ?? '';
  const start = original(requested, shared);
  const id = start ? requested : (firstSituation?.id ?? 'response');
  const first = start ?? original(id, undefined) ?? blankTrial('response');
  const edited = edits[id];
  const trial = edited ?? first;
  // What the address has to hold: the situations are known by their ids.
  const held = edited ?? (id === sharedId ? shared : undefined);

  useEffect(() => {
    const open = async (hash: string): Promise<void> => {
      if (!isFragment(hash) || hash === ownFragment.current) {
        return;
      }
      ownFragment.current = hash;
      const found = await fromFragment(hash);
      setLinkBroken(!found);
      if (found) {
        setShared(found);
        setEdits(({[sharedId]: _, ...others}) => others);
        history.replace({...history.location, search: withSituation(history.location.search, sharedId)});
      }
    };
    void open(history.location.hash);
    // A link can be pasted into the address of the page that is open.
    return history.listen(() => void open(history.location.hash));
  }, [history]);

  useEffect(() => {
    if (!held) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      void toFragment(held).then((hash) => {
        if (isCurrent && hash !== history.location.hash) {
          ownFragment.current = hash;
          history.replace({...history.location, hash});
        }
      });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [held, history]);

  function goTo(next: string): void {
    setLinkBroken(false);
    const {hash} = history.location;
    history.replace({
      ...history.location,
      search: withSituation(history.location.search, next),
      hash: isFragment(hash) ? heading : hash,
    });
  }

  return {
    id,
    trial,
    situation: edited ? undefined : situations.find((each) => each.id === id),
    isEdited: edited !== undefined,
    isShared: shared !== undefined,
    isLinkBroken,
    choose: goTo,
    edit: (change) => setEdits((before) => ({...before, [id]: {...(before[id] ?? first), ...change}})),
    startOver: () => {
      setEdits(({[id]: _, ...others}) => others);
      goTo(id);
    },
  };
}
