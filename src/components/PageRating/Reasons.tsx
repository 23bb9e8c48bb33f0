import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import type {PageKind} from './message';
import {reasons, type Reason} from './reasons';

import styles from './styles.module.css';

/** What the choice of a reason needs to know, and whom it tells. */
export interface Props {
  /** Path of the rated page. */
  readonly path: string;
  readonly kind: PageKind;
  /** Told the id of the reason that the reader settles on. */
  readonly onReason: (id: string) => void;
}

const newIssue = 'https://github.com/pact-foundation/docs.pact.io/issues/new';

/** Address of a new issue that tells what a reader missed on a page. */
export function issueUrl(path: string, text: string, reason?: string): string {
  const chosen = reason === undefined ? '' : `Reason: ${reason}\n\n`;
  const query = new URLSearchParams({
    title: `Feedback on ${path}`,
    body: `Page: https://docs.pact.io${path}\n\n${chosen}${text.trim() || 'What was missing or wrong:'}\n`,
  });
  return `${newIssue}?${query.toString()}`;
}

/**
 * Tells of a reason once it is settled. A click settles; the arrows of a keyboard pass over all choices, so there it is
 * the one at which the reader leaves the choices or the page.
 */
function useSettled(onReason: (id: string) => void) {
  const chosen = useRef<string>(undefined);
  const told = useRef<string>(undefined);
  const byPointer = useRef(false);
  const tell = useRef(onReason);

  function settle(): void {
    if (chosen.current !== undefined && chosen.current !== told.current) {
      told.current = chosen.current;
      tell.current(chosen.current);
    }
  }

  useEffect(() => {
    tell.current = onReason;
  }, [onReason]);

  useEffect(() => {
    const gone = new AbortController();
    const listen = (type: 'pointerdown' | 'keydown' | 'visibilitychange', hear: () => void): void =>
      document.addEventListener(type, hear, {signal: gone.signal});
    listen('pointerdown', () => {
      byPointer.current = true;
    });
    listen('keydown', () => {
      byPointer.current = false;
    });
    listen('visibilitychange', () => {
      if (document.visibilityState === 'hidden') {
        settle();
      }
    });
    return () => {
      gone.abort();
      settle();
    };
  }, []);

  function choose(id: string): void {
    chosen.current = id;
    if (byPointer.current) {
      settle();
    }
  }

  return [choose, settle] as const;
}

/** Asks why the page did not help. The choice may be sent; what is written goes into an issue only. */
export default function Reasons({path, kind, onReason}: Props): ReactNode {
  const [reason, setReason] = useState<Reason>();
  const [text, setText] = useState('');
  const [choose, settle] = useSettled(onReason);
  const id = useId();

  return (
    <div className={styles.reason}>
      <fieldset className={styles.choices}>
        <legend>Why not? (optional)</legend>
        {reasons[kind].map((one) => (
          <label key={one.id}>
            <input
              type="radio"
              name={id}
              value={one.id}
              checked={reason === one}
              onChange={() => {
                setReason(one);
                choose(one.id);
              }}
              onBlur={({relatedTarget}) => {
                if (!(relatedTarget instanceof HTMLInputElement && relatedTarget.name === id)) {
                  settle();
                }
              }}
            />
            {one.label}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-text`}>What was missing or wrong? (optional)</label>
      <textarea id={`${id}-text`} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      <Link className="button button--secondary button--sm" href={issueUrl(path, text, reason?.label)}>
        Continue on GitHub (opens an issue)
      </Link>
    </div>
  );
}
