import {useEffect, useId, useRef, useState, type ComponentType, type CSSProperties, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';

import {codeEditorTexts as texts} from '@site/src/texts/code-editor';
import type {EditorProps} from './Editor';
import {positionOf, type Problem} from './problems';

import styles from './styles.module.css';

export type {Problem} from './problems';

const noProblems: readonly Problem[] = [];

interface Props {
  /** Shown above, and the accessible name. */
  readonly label: string;
  readonly value: string;
  /** The parent passes the new text back as `value` in the same update. */
  readonly onChange: (value: string) => void;
  /** Marked in the text and listed below. Pass the same array as long as nothing has changed. */
  readonly problems?: readonly Problem[];
  /** The minimum height in lines. */
  readonly rows?: number;
}

/** Calls back once a field doesn't have the focus. A window that loses the focus leaves it to the field. */
function whenLeft(field: HTMLElement | null, callback: () => void): void {
  if (field && field === document.activeElement) {
    field.addEventListener('blur', () => whenLeft(field, callback), {once: true});
  } else {
    callback();
  }
}

/**
 * A field for JSON with colours, line numbers and marked problems. Until CodeMirror has loaded, or if it can't be loaded,
 * a text area of the same size takes its place. A reader who already types there isn't interrupted: the editor waits until they
 * leave it, since input methods and undo would lose what they have begun.
 */
export default function CodeEditor({label, value, onChange, problems = noProblems, rows = 8}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();

  useEffect(() => {
    import('./Editor').then(
      // At once, so that nobody gets into the field in between.
      (loaded) => whenLeft(field.current, () => flushSync(() => setEditor(() => loaded.default))),
      // The text area is enough to go on.
      () => undefined,
    );
  }, []);

  const hasProblems = problems.length > 0;
  const description = hasProblems ? `${id}-problems ${id}-keys` : `${id}-keys`;

  return (
    <div className={styles.field} style={{'--rows': rows} as CSSProperties}>
      {Editor ? <p className={styles.label}>{label}</p> : <label htmlFor={id}>{label}</label>}
      <div className={clsx(styles.box, hasProblems && styles.invalid)} translate="no">
        {Editor ? (
          <Editor {...{label, value, problems, onChange}} describedBy={description} />
        ) : (
          <div className={styles.area} data-text={value}>
            <textarea
              ref={field}
              id={id}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-describedby={description}
              aria-invalid={hasProblems || undefined}
              value={value}
              onChange={({target}) => onChange(target.value)}
            />
          </div>
        )}
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        {texts.keys}
      </p>
      {hasProblems && (
        <ul id={`${id}-problems`} className={styles.problems}>
          {problems.map(({offset, message}) => {
            const {line, column} = positionOf(value, offset);
            return <li key={`${offset} ${message}`}>{texts.problem(line, column, message)}</li>;
          })}
        </ul>
      )}
    </div>
  );
}
