import type {ReactNode} from 'react';

/** Placeholder for tags, edit link and last update. */
export default function DocItemFooter(): ReactNode {
  return <footer />;
}
