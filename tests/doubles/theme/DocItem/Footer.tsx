import type {ReactNode} from 'react';

/** Stands where the theme shows tags, the edit link and the last update. */
export default function DocItemFooter(): ReactNode {
  return <footer />;
}
