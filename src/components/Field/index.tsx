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

/** A search input with its label above. */
export function SearchField({label, value, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.control}
        type="search"
        autoComplete="off"
        value={value}
        onChange={({target}) => onChange(target.value)}
      />
    </div>
  );
}

interface TextFieldProps extends Props {
  /** What counts while the field is empty. */
  readonly placeholder: string;
  /** What is wrong with the value, and what is right. */
  readonly error?: string | undefined;
}

/** A text input with its label above, and an error below. */
export function TextField({label, value, onChange, placeholder, error}: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.control}
        type="text"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={value}
        onChange={({target}) => onChange(target.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
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
