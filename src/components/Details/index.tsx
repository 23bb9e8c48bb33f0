import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import styles from './styles.module.css';

/**
 * A section that unfolds. The theme's component sets the height with a script, so it stays empty when the browser opens
 * the element, as it does when it finds text in it.
 */
export default function Details({className, ...props}: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} className={clsx('alert alert--info', styles.details, className)} />;
}
