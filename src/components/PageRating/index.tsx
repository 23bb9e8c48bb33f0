import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {reportRating, type Rating} from './analytics';
import styles from './styles.module.css';

interface Props {
  /** Path of the rated page. */
  readonly path: string;
}

const newIssue = 'https://github.com/pact-foundation/docs.pact.io/issues/new';

/** Address of a new issue that tells what a reader missed on a page. */
export function issueUrl(path: string, reason: string): string {
  const query = new URLSearchParams({
    title: `Feedback on ${path}`,
    body: `Page: https://docs.pact.io${path}\n\n${reason.trim() || 'What was missing or wrong:'}\n`,
  });
  return `${newIssue}?${query.toString()}`;
}

function Thumb({down = false}: {readonly down?: boolean}): ReactNode {
  return (
    <svg className={down ? styles.down : undefined} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M6.5 17V8.5L10.2 2c1.4 0 2.3 1 2 2.4L11.6 7.5H16a1.8 1.8 0 0 1 1.8 2.2l-1.3 5.8A1.9 1.9 0 0 1 14.6 17ZM2.5 8.5h4V17h-4Z" />
    </svg>
  );
}

function Reason({path}: Props): ReactNode {
  const [reason, setReason] = useState('');
  const field = useId();
  return (
    <div className={styles.reason}>
      <label htmlFor={field}>What was missing or wrong? (optional)</label>
      <textarea id={field} rows={3} value={reason} onChange={(event) => setReason(event.target.value)} />
      <Link className="button button--secondary button--sm" href={issueUrl(path, reason)}>
        Continue on GitHub (opens an issue)
      </Link>
    </div>
  );
}

function Question({path}: Props): ReactNode {
  const [rating, setRating] = useState<Rating>();
  const thanks = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone; the focus goes to what took its place.
  useEffect(() => {
    if (rating !== undefined) {
      thanks.current?.focus();
    }
  }, [rating]);

  function rate(value: Rating): void {
    setRating(value);
    reportRating(path, value, window);
  }

  return (
    <section className={styles.rating} aria-label="Rate this page">
      <div role="status">
        {rating !== undefined && (
          <p ref={thanks} className={styles.thanks} tabIndex={-1}>
            Thanks for letting us know!
          </p>
        )}
      </div>
      {rating === undefined && (
        <div className={styles.question}>
          <span>Did this page answer your question?</span>
          <button type="button" className={styles.vote} aria-label="Yes, thumbs up" onClick={() => rate(1)}>
            <Thumb /> Yes
          </button>
          <button type="button" className={styles.vote} aria-label="No, thumbs down" onClick={() => rate(0)}>
            <Thumb down /> No
          </button>
        </div>
      )}
      {rating === 0 && <Reason path={path} />}
    </section>
  );
}

/** Asks whether the page helped. A vote counts for its page; the next page asks anew. */
export default function PageRating({path}: Props): ReactNode {
  return <Question key={path} path={path} />;
}
