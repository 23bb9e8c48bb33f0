import {useEffectEvent, useLayoutEffect, useRef, type ReactNode} from 'react';

import {createEditor, type Content, type Editor as View} from './codemirror';

import styles from './styles.module.css';

/** What the fallback and the editor have in common. */
export interface EditorProps extends Omit<Content, 'attributes'> {
  readonly label: string;
  readonly describedBy: string;
  readonly onChange: (value: string) => void;
}

/** The editor itself. `index.tsx` loads this module in the browser, so that CodeMirror is in a separate chunk. */
export default function Editor({value, problems, label, describedBy, onChange}: EditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<View>(undefined);
  const report = useEffectEvent((text: string) => onChange(text));
  const initialText = useEffectEvent(() => value);

  useLayoutEffect(() => {
    if (!host.current) {
      return undefined;
    }
    const created = createEditor(host.current, initialText(), (text) => report(text));
    view.current = created;
    return () => created.destroy();
  }, []);

  useLayoutEffect(() => {
    view.current?.show({
      value,
      problems,
      attributes: {
        'aria-label': label,
        'aria-describedby': describedBy,
        ...(problems.length > 0 && {'aria-invalid': 'true'}),
      },
    });
  }, [value, problems, label, describedBy]);

  return <div ref={host} className={styles.editor} />;
}
