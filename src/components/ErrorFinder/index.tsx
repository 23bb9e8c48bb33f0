import {useCallback, useEffect, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import messagesFile from '@generated/error-index/default/messages.json';

import Words from '@site/src/components/Words';
import type {KnownMessage} from '@site/src/data/errors/known-message';
import {fetchData} from '@site/src/shared/fetched-data';
import {sdk} from '@site/src/shared/reader-choices/sdk';
import {matchMessages, type Match} from './match';

import styles from './styles.module.css';

/** What a reader searches for: the first line that has some words, cut to what a search takes. */
const firstWords = (text: string): string =>
  (text.split('\n').find((line) => line.trim().split(/\s+/).length > 2) ?? text).trim().slice(0, 80);

/** An explanation in the language that the reader has chosen, where the tool serves it. */
function addressFor({address, sdks}: KnownMessage): string {
  const chosen = sdk.chosen();
  return chosen && sdks.includes(chosen) ? address.replace(/\?sdk=\w+/, `?sdk=${chosen}`) : address;
}

function Found({message, whole}: Match<KnownMessage>): ReactNode {
  return (
    <li>
      <Link to={addressFor(message)}>
        <Words of={message.title} />
      </Link>
      <p className={styles.about}>
        {message.tool}, {message.family}
        {!whole && ': similar'}
      </p>
      <pre className={styles.message}>{message.text}</pre>
    </li>
  );
}

function Nothing({text}: {readonly text: string}): ReactNode {
  return (
    <p>
      No message of the index is in this text.{' '}
      <Link to={`/search?q=${encodeURIComponent(firstWords(text))}`}>Search all pages for its first words</Link>, or{' '}
      <Link to="/help/how_to_ask_for_help">ask for help</Link>.
    </p>
  );
}

/**
 * Finds the entries of the error index that a reader's text has, without sending the text anywhere. The messages load
 * with the page, so that it works offline from then on; when that failed, a change of the text tries again.
 */
export default function ErrorFinder(): ReactNode {
  const [text, setText] = useState('');
  const [messages, setMessages] = useState<readonly KnownMessage[]>();
  const [failed, setFailed] = useState(false);
  const field = useId();

  const load = useCallback(() => {
    setFailed(false);
    fetchData<readonly KnownMessage[]>(messagesFile.address).then(setMessages, () => setFailed(true));
  }, []);
  useEffect(load, [load]);

  function take(value: string): void {
    setText(value);
    if (failed) {
      load();
    }
  }

  const asked = text.trim() !== '';
  const matches = messages && asked ? matchMessages(text, messages) : [];

  return (
    <section className={styles.finder} aria-label="Find your message">
      <label htmlFor={field}>Paste your message</label>
      <textarea
        id={field}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({target}) => take(target.value)}
        aria-describedby={`${field}-note`}
      />
      <p id={`${field}-note`} className={styles.note}>
        A line is often enough, a whole log is better. Nothing is sent: your browser compares the text.
      </p>
      <div role="status" className={styles.answer}>
        {failed && asked && <p>The messages could not be loaded. Look for yours in the lists below.</p>}
        {matches.length > 0 && (
          <p>{matches.length === 1 ? 'One entry explains' : `${matches.length} entries may explain`} your text:</p>
        )}
        {messages && asked && matches.length === 0 && <Nothing text={text} />}
      </div>
      {matches.length > 0 && (
        <ol className={styles.matches}>
          {matches.map((match) => (
            <Found key={match.message.problem} {...match} />
          ))}
        </ol>
      )}
    </section>
  );
}
