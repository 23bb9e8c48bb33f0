import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'a'> {
  readonly to?: string;
}

/** A plain link without preloading and link checking. */
export default function Link({to, href, children, ...rest}: Props): ReactNode {
  return (
    <a href={to ?? href} {...rest}>
      {children}
    </a>
  );
}
