import {useState, type ReactNode} from 'react';

import {Button} from '@site/src/components/Field';
import {toPactFile} from '@site/src/data/matching/pact-file';
import {matcherPlaygroundTexts as texts} from '@site/src/texts/matcher-playground';
import {toFragment} from './link';
import type {Playground} from './use-playground';
import type {Written} from './use-test';

import styles from './styles.module.css';

interface Props {
  readonly playground: Playground;
  readonly written: Written;
  /** Whether the expectation can't be read. */
  readonly isUnreadable: boolean;
}

/** What a reader takes along: a link, the pact file, the test; and the way back to the situation. */
export default function Actions({playground, written, isUnreadable}: Props): ReactNode {
  const [status, setStatus] = useState('');
  const test = typeof written === 'object' ? written.code : undefined;

  async function copy(what: keyof typeof texts.copied, read: () => string | Promise<string>): Promise<void> {
    try {
      await navigator.clipboard.writeText(await read());
      setStatus(texts.copied[what]);
    } catch {
      setStatus(texts.notCopied);
    }
  }

  async function linkOf(): Promise<string> {
    const {origin, pathname} = window.location;
    return `${origin}${pathname}${await toFragment(playground.trial)}`;
  }

  return (
    <div className={styles.actions}>
      <Button onClick={() => void copy('link', linkOf)}>{texts.copyLink}</Button>
      <Button disabled={isUnreadable} onClick={() => void copy('pactFile', () => toPactFile(playground.trial))}>
        {texts.copyPactFile}
      </Button>
      <Button disabled={test === undefined} onClick={() => void copy('test', () => test ?? '')}>
        {texts.copyTest}
      </Button>
      <Button disabled={!playground.isEdited} onClick={playground.startOver}>
        {texts.startOver}
      </Button>
      <span className={styles.status} role="status">
        {status}
      </span>
    </div>
  );
}
