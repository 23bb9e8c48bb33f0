import type {ReactNode} from 'react';

import usePainted from './usePainted';

interface Props {
  readonly children: ReactNode;
}

/** What lies below the first screen of a page; `rehype-after-paint` puts it in here. */
export default function AfterPaint({children}: Props): ReactNode {
  return usePainted() && children;
}
