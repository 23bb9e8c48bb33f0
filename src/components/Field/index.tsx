import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A select with its label above. The children are options or groups of options. */
export function Select({label, value, onChange, children}: Props & {readonly children: ReactNode}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.control} value={value} onChange={({target}) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
}

interface TextFieldProps extends Props {
  readonly type?: 'text' | 'search';
  readonly placeholder?: string;
  /** What is wrong with the value and how to correct it. */
  readonly error?: string | undefined;
}

/** A labelled input. An error is shown below it. */
export function TextField({label, value, onChange, type = 'text', placeholder, error}: TextFieldProps): ReactNode {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.control}
        type={type}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={errorId}
        value={value}
        onChange={({target}) => onChange(target.value)}
      />
      {errorId && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A labelled search input. */
export function SearchField(props: Props): ReactNode {
  return <TextField type="search" {...props} />;
}

/** A button in the same style; submit buttons are highlighted. */
export function Button({type = 'button', className, ...rest}: ComponentProps<'button'>): ReactNode {
  return <button type={type} className={clsx(styles.button, className)} {...rest} />;
}

/** Options of a {@link Select}: values, or values with a label. */
export function options(all: readonly (string | readonly [value: string, label: string])[]): ReactNode {
  return all
    .map((one) => (typeof one === 'string' ? ([one, one] as const) : one))
    .map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
}
