import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {pageRatingReasonTexts as texts} from '@site/src/texts/page-rating-reasons';
import type {PageKind} from './message';
import {reasons, type ReasonId} from './reasons';

import styles from './styles.module.css';

export interface Props {
  /** Path of the rated page. */
  readonly path: string;
  readonly kind: PageKind;
  /** Called with the id of the reason once the reader has settled on one. */
  readonly onReason: (id: ReasonId) => void;
}

const newIssue = 'https://github.com/pact-foundation/docs.pact.io/issues/new';

/** Address of a new GitHub issue, prefilled with the page, the reason and the reader's comment. */
export function issueUrl(path: string, comment: string, reason?: ReasonId): string {
  const query = new URLSearchParams({
    title: texts.issueTitle(path),
    body: `${[
      texts.issuePage(`https://docs.pact.io${path}`),
      ...(reason === undefined ? [] : [texts.issueReason(texts.reasons[reason])]),
      comment.trim() || texts.issuePrompt,
    ].join('\n\n')}\n`,
  });
  return `${newIssue}?${query.toString()}`;
}

/**
 * Reports a reason once, when the reader has settled on it. A click settles at once. Arrow keys select every radio
 * button they pass, so with a keyboard the reason counts that is selected when the focus leaves the group, or when the
 * page is hidden or left.
 */
function useSettledReason(onReason: (id: ReasonId) => void) {
  const selected = useRef<ReasonId>(undefined);
  const reported = useRef<ReasonId>(undefined);
  const byPointer = useRef(false);
  const latestOnReason = useRef(onReason);

  function settle(): void {
    if (selected.current !== undefined && selected.current !== reported.current) {
      reported.current = selected.current;
      latestOnReason.current(selected.current);
    }
  }

  useEffect(() => {
    latestOnReason.current = onReason;
  }, [onReason]);

  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: 'pointerdown' | 'keydown' | 'visibilitychange', listener: () => void): void =>
      document.addEventListener(type, listener, {signal: controller.signal});
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
      controller.abort();
      settle();
    };
  }, []);

  function select(id: ReasonId): void {
    selected.current = id;
    if (byPointer.current) {
      settle();
    }
  }

  return [select, settle] as const;
}

/** Asks why the page didn't help. Only the reason may be sent; the comment only goes into the GitHub issue. */
export default function Reasons({path, kind, onReason}: Props): ReactNode {
  const [reason, setReason] = useState<ReasonId>();
  const [comment, setComment] = useState('');
  const [select, settle] = useSettledReason(onReason);
  const id = useId();

  return (
    <div className={styles.reason}>
      <fieldset className={styles.choices}>
        <legend>{texts.legend}</legend>
        {reasons[kind].map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={id}
              value={each}
              checked={reason === each}
              onChange={() => {
                setReason(each);
                select(each);
              }}
              onBlur={({relatedTarget}) => {
                if (!(relatedTarget instanceof HTMLInputElement && relatedTarget.name === id)) {
                  settle();
                }
              }}
            />
            {texts.reasons[each]}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-comment`}>{texts.comment}</label>
      <textarea id={`${id}-comment`} rows={3} value={comment} onChange={({target}) => setComment(target.value)} />
      <Link className="button button--secondary button--sm" href={issueUrl(path, comment, reason)}>
        {texts.openIssue}
      </Link>
    </div>
  );
}
