import {useCallback, useEffect, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import messagesFile from '@generated/error-index/default/messages.json';

import InlineMarkdown from '@site/src/components/InlineMarkdown';
import type {KnownMessage} from '@site/src/data/errors/known-message';
import {fetchData} from '@site/src/shared/fetched-data';
import {sdk} from '@site/src/shared/reader-choices/sdk';
import {errorFinderTexts as texts} from '@site/src/texts/error-finder';
import {messageIn} from './address';
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

function Entry({message, whole}: Match<KnownMessage>): ReactNode {
  return (
    <li>
      <Link to={entryAddress(message)}>
        <InlineMarkdown of={message.title} />
      </Link>
      <p className={styles.about}>{(whole ? texts.source : texts.similarSource)(message.tool, message.family)}</p>
      {/* Focusable, so that keyboard users can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.message} tabIndex={0} translate="no">
        {message.text}
      </pre>
    </li>
  );
}

function NoMatch({text}: {readonly text: string}): ReactNode {
  return (
    <p>
      {texts.noMatch} <Link to={searchAddress(text)}>{texts.searchInstead}</Link> {texts.or}{' '}
      <Link to="/help/how_to_ask_for_help">{texts.askForHelp}</Link>.
    </p>
  );
}

/**
 * Finds the entries of the error index for a pasted text. The search runs in the browser, so the text isn't sent
 * anywhere. The messages load with the page; if that fails, the next change of the text tries again.
 */
export default function ErrorFinder(): ReactNode {
  const [text, setText] = useState('');
  const [messages, setMessages] = useState<readonly KnownMessage[]>();
  const [failed, setFailed] = useState(false);
  const field = useId();
  const passed = messageIn(useLocation().hash);

  // After hydration: a build knows no fragment.
  useEffect(() => {
    if (passed !== '') {
      setText(passed);
    }
  }, [passed]);

  const load = useCallback(() => {
    setFailed(false);
    fetchData<readonly KnownMessage[]>(messagesFile.address).then(setMessages, () => setFailed(true));
  }, []);
  useEffect(load, [load]);

  function onChange(value: string): void {
    setText(value);
    if (failed) {
      load();
    }
  }

  const hasText = text.trim() !== '';
  const matches = messages && hasText ? matchMessages(text, messages) : [];

  return (
    <section className={styles.finder} aria-label={texts.region}>
      <label htmlFor={field}>{texts.field}</label>
      <textarea
        id={field}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({target}) => onChange(target.value)}
        aria-describedby={`${field}-note`}
      />
      <p id={`${field}-note`} className={styles.note}>
        {texts.note}
      </p>
      <div role="status" className={styles.answer}>
        {failed && hasText && <p>{texts.loadingFailed}</p>}
        {matches.length > 0 && <p>{texts.found(matches.length)}</p>}
        {messages && hasText && matches.length === 0 && <NoMatch text={text} />}
      </div>
      {matches.length > 0 && (
        <ol className={styles.matches}>
          {matches.map((match) => (
            <Entry key={match.message.problem} {...match} />
          ))}
        </ol>
      )}
    </section>
  );
}
