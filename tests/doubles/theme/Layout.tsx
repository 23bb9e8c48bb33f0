import type {ReactNode} from 'react';

interface Props {
  readonly title?: string;
  readonly description?: string;
  readonly children?: ReactNode;
}

/** A page without navbar and footer. */
export default function Layout({children}: Props): ReactNode {
  return <div>{children}</div>;
}
