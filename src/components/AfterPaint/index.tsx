import type {ReactNode} from 'react';

import usePainted from './usePainted';

interface Props {
  readonly children: ReactNode;
}

/** Content below the first screen of a page, rendered after the first paint; `rehype-after-paint` wraps it in this. */
export default function AfterPaint({children}: Props): ReactNode {
  return usePainted() && children;
}
