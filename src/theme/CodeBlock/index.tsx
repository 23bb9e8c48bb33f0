import {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import {codeBlock as texts} from '@site/src/texts/code-block';

import CopyButton from './CopyButton';
import Output from './Output';
import styles from './styles.module.css';
import WrapButton from './WrapButton';

interface Props {
  /** HTML from `rehype-highlight-code`, which highlights code during the build. */
  readonly html?: string;
  /** Plain code, for blocks that a component renders. */
  readonly children?: string;
  readonly language?: string;
  readonly title?: string;
  /** URL of the file that the code comes from. */
  readonly source?: string;
  /** Shows line numbers if set. */
  readonly numbered?: string;
  /** Shows a prompt, because the code is a command. */
  readonly terminal?: string;
  /** What the command prints. */
  readonly output?: string;
}

/**
 * A code block with a title and a copy button, or a command with its output. Replaces the original, which highlights in
 * the browser.
 */
export default function CodeBlock({html, children, language = 'text', ...props}: Props): ReactNode {
  const {title, source, numbered, terminal, output} = props;
  const block = useRef<HTMLElement>(null);
  const code = useRef<HTMLElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const content = html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}};

  return (
    <figure
      ref={block}
      className={clsx(
        'theme-code-block',
        styles.block,
        title && styles.titled,
        terminal && styles.terminal,
        isWrapped && styles.wrapped,
      )}
    >
      {title && (
        <figcaption className={styles.title} translate={/[./]/.test(title) ? 'no' : undefined}>
          {source ? (
            <Link to={source} title={texts.openSource} className={styles.source}>
              {title}
            </Link>
          ) : (
            title
          )}
        </figcaption>
      )}
      {/* Focusable, so that keyboard users can scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={clsx(styles.pre, 'thin-scrollbar')} tabIndex={0}>
        <code
          ref={code}
          className={clsx(`language-${language}`, styles.code, numbered && styles.numbered)}
          {...content}
        />
      </pre>
      {output !== undefined && <Output>{output}</Output>}
      <div className={styles.tools}>
        <CopyButton readCode={() => code.current?.textContent ?? ''} />
        <WrapButton block={block} isWrapped={isWrapped} onToggle={() => setWrapped(!isWrapped)} />
      </div>
    </figure>
  );
}
