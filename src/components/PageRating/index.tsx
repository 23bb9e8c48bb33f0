import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';

import type {PageType} from '@site/src/shared/front-matter';
import {chosenSdk} from '@site/src/shared/reader-choices/sdk';
import {pageRatingTexts as texts} from '@site/src/texts/page-rating';
import {reportRating, type Rating} from './analytics';
import {kindOf, sendFeedback} from './message';
import type {ReasonId} from './reasons';
import type {Props as ReasonsProps} from './Reasons';
import styles from './styles.module.css';

interface Props {
  /** Path of the rated page. */
  readonly path: string;
  /** Decides which reasons the reader can choose from. */
  readonly pageType: PageType;
  /** Address to send votes and reasons to; without it nothing is sent. */
  readonly endpoint?: string;
}

function Thumb({down = false}: {readonly down?: boolean}): ReactNode {
  return (
    <svg className={down ? styles.down : undefined} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d="M6.5 17V8.5L10.2 2c1.4 0 2.3 1 2 2.4L11.6 7.5H16a1.8 1.8 0 0 1 1.8 2.2l-1.3 5.8A1.9 1.9 0 0 1 14.6 17ZM2.5 8.5h4V17h-4Z" />
    </svg>
  );
}

function Question({path, pageType, endpoint}: Props): ReactNode {
  const [rating, setRating] = useState<Rating>();
  const [Reasons, setReasons] = useState<ComponentType<ReasonsProps>>();
  const thanks = useRef<HTMLParagraphElement>(null);
  const kind = kindOf(path, pageType);

  // Voting removes the focused button, so the focus moves to the message that replaces it.
  useEffect(() => {
    if (rating !== undefined) {
      thanks.current?.focus();
    }
  }, [rating]);

  function send(value: Rating, reason?: ReasonId): void {
    if (endpoint !== undefined) {
      const vote = value === 1 ? 'up' : 'down';
      sendFeedback(endpoint, {version: 1, page: path, pageType: kind, vote, reason, language: chosenSdk()});
    }
  }

  function rate(value: Rating): void {
    setRating(value);
    reportRating(path, value, window);
    send(value);
    if (value === 0) {
      // Few readers vote down, so the form loads on demand. If that fails, the thanks remain.
      import('./Reasons').then(
        (loaded) => setReasons(() => loaded.default),
        () => undefined,
      );
    }
  }

  return (
    <section className={styles.rating} aria-label={texts.region}>
      <div role="status">
        {rating !== undefined && (
          <p ref={thanks} className={styles.thanks} tabIndex={-1}>
            {texts.thanks}
          </p>
        )}
      </div>
      {rating === undefined && (
        <div className={styles.question}>
          <span>{texts.question}</span>
          <button type="button" className={styles.vote} aria-label={texts.yesLabel} onClick={() => rate(1)}>
            <Thumb /> {texts.yes}
          </button>
          <button type="button" className={styles.vote} aria-label={texts.noLabel} onClick={() => rate(0)}>
            <Thumb down /> {texts.no}
          </button>
        </div>
      )}
      {Reasons && <Reasons path={path} kind={kind} onReason={(reason) => send(0, reason)} />}
    </section>
  );
}

/** Asks whether the page helped. The key resets the question when the reader navigates to another page. */
export default function PageRating(props: Props): ReactNode {
  return <Question key={props.path} {...props} />;
}
