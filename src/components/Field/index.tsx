import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one, with its label above. Its children are options, or groups of these. */
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

/** A line for words to look for, with its label above. */
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

/** A button that stands beside these; one that submits a form stands out. */
export function Button({type = 'button', className, ...rest}: ComponentProps<'button'>): ReactNode {
  return <button type={type} className={clsx(styles.button, className)} {...rest} />;
}

/** Options of a {@link Select}: values, or values with what the reader sees in their place. */
export function options(all: readonly (string | readonly [value: string, text: string])[]): ReactNode {
  return all
    .map((one) => (typeof one === 'string' ? ([one, one] as const) : one))
    .map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ));
}
