import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import situations from '@generated/content-collections/default/matching-situations.json';

import {useAddressQuery} from '@site/src/components/AddressQuery';
import type {Trial} from '@site/src/data/matching/compare';
import type {Judgement} from '@site/src/data/matching/judge';
import {blankTrial} from '@site/src/data/matching/pact-file';
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
  /** The verdict, if the trial is a situation as it is. */
  readonly known: Judgement | undefined;
  readonly isEdited: boolean;
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
  const requested = new URLSearchParams(search).get('situation') ?? '';
  const start = original(requested, shared);
  const id = start ? requested : (firstSituation?.id ?? 'response');
  const first = start ?? original(id, undefined) ?? blankTrial('response');
  const edited = edits[id];
  const trial = edited ?? first;

  useEffect(() => {
    const {hash, search: query} = history.location;
    if (!isFragment(hash)) {
      return;
    }
    void fromFragment(hash).then((found) => {
      setLinkBroken(!found);
      if (found) {
        setShared(found);
        const next = new URLSearchParams(query);
        next.set('situation', sharedId);
        history.replace({...history.location, search: `?${next.toString()}`});
      }
    });
    // Only what the page was opened with: later the address follows the state.
  }, [history]);

  useEffect(() => {
    if (!edited) {
      return undefined;
    }
    const timer = setTimeout(() => {
      void toFragment(edited).then((hash) => history.replace({...history.location, hash}));
    }, pause);
    return () => clearTimeout(timer);
  }, [edited, history]);

  function goTo(next: string): void {
    const query = new URLSearchParams(history.location.search);
    query.set('situation', next);
    const {hash} = history.location;
    history.replace({...history.location, search: `?${query.toString()}`, hash: isFragment(hash) ? heading : hash});
  }

  return {
    id,
    trial,
    known: edited ? undefined : situations.find((each) => each.id === id)?.judgement,
    isEdited: edited !== undefined,
    isLinkBroken,
    choose: goTo,
    edit: (change) => setEdits({...edits, [id]: {...trial, ...change}}),
    startOver: () => {
      setEdits(Object.fromEntries(Object.entries(edits).filter(([key]) => key !== id)));
      goTo(id);
    },
  };
}
