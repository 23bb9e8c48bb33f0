import {useCallback, useEffect, useId, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import messagesFile from '@generated/error-index/default/messages.json';

import type {KnownMessage} from '@site/src/data/errors/known-message';
import {fetchData} from '@site/src/shared/fetched-data';
import {errorFinderTexts as texts} from '@site/src/texts/error-finder';
import {messageIn} from './address';
import Answer from './Answer';

import styles from './styles.module.css';

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
      <Answer text={text} messages={messages} failed={failed} />
    </section>
  );
}
