import type {ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  /** Lists of links with descriptions, from `remark-section-pages`. */
  readonly children: ReactNode;
}

/** Links to all pages of a section. Search skips the class `section-pages`, because it has the pages themselves. */
export default function SectionPages({children}: Props): ReactNode {
  return <div className={clsx('section-pages', styles.pages)}>{children}</div>;
}
