import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import InlineMarkdown from '@site/src/components/InlineMarkdown';
import type {KnownMessage} from '@site/src/data/errors/known-message';
import {sdk} from '@site/src/shared/reader-choices/sdk';
import {errorFinderTexts as texts} from '@site/src/texts/error-finder';
import {matchMessages, type Match} from './match';

import styles from './styles.module.css';

/** A search query for a pasted text: the first line with at least three words, shortened. */
const toSearchQuery = (text: string): string =>
  (text.split('\n').find((line) => line.trim().split(/\s+/).length > 2) ?? text).trim().slice(0, 80);

/** The search page for a pasted text. An emoji that was cut in two is no reason to fail, as for encodeURIComponent. */
const searchAddress = (text: string): string => `/search?${new URLSearchParams({q: toSearchQuery(text)})}`;

/** The address of an entry, in the reader's language where the tool has it. */
function entryAddress({address, sdks}: KnownMessage): string {
  const language = sdk.chosen();
  return language && sdks.includes(language) ? address.replace(/\?sdk=\w+/, `?sdk=${language}`) : address;
}

function Entry({message}: Match<KnownMessage>): ReactNode {
  return (
    <li>
      <Link to={entryAddress(message)}>
        <InlineMarkdown of={message.title} />
      </Link>
      <p className={styles.about}>{texts.source(message.tool, message.family)}</p>
      {/* Focusable, so that keyboard users can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.message} tabIndex={0} translate="no">
        {message.text}
      </pre>
    </li>
  );
}

function Entries({matches}: {readonly matches: readonly Match<KnownMessage>[]}): ReactNode {
  return (
    <ol className={styles.matches}>
      {matches.map((match) => (
        <Entry key={match.message.problem} {...match} />
      ))}
    </ol>
  );
}

function OtherWays({text, label}: {readonly text: string; readonly label: string}): ReactNode {
  return (
    <p>
      {label} <Link to={searchAddress(text)}>{texts.searchInstead}</Link> {texts.or}{' '}
      <Link to="/help/how_to_ask_for_help">{texts.askForHelp}</Link>.
    </p>
  );
}

interface Props {
  /** What the reader pasted; may be blank. */
  readonly text: string;
  /** Undefined until they are loaded. */
  readonly messages: readonly KnownMessage[] | undefined;
  readonly failed: boolean;
}

/**
 * The entries that explain a text: first those whose message it contains, then, as guesses, those with a similar message.
 * Screen readers hear how many there are of each.
 */
export default function Answer({text, messages, failed}: Props): ReactNode {
  const heading = useId();
  const hasText = text.trim() !== '';
  const matches = messages && hasText ? matchMessages(text, messages) : [];
  const exact = matches.filter(({whole}) => whole);
  const similar = matches.filter(({whole}) => !whole);

  return (
    <>
      <div role="status" className={styles.answer}>
        {failed && hasText && <p>{texts.loadingFailed}</p>}
        {exact.length > 0 && <p>{texts.found(exact.length)}</p>}
        {similar.length > 0 && <p className={styles.spoken}>{texts.guesses(exact.length, similar.length)}</p>}
        {messages && hasText && matches.length === 0 && <OtherWays text={text} label={texts.noMatch} />}
      </div>
      {exact.length > 0 && <Entries matches={exact} />}
      {similar.length > 0 && (
        <section className={styles.guesses} aria-labelledby={heading}>
          <h2 id={heading}>{exact.length > 0 ? texts.alsoSimilar : texts.onlySimilar}</h2>
          <Entries matches={similar} />
          <OtherWays text={text} label={texts.noneOfThese} />
        </section>
      )}
    </>
  );
}
