import type {KeyboardEvent, ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

function pressOnSpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key === ' ' && event.currentTarget.role === 'button') {
    event.preventDefault();
    if (!event.repeat) {
      event.currentTarget.click();
    }
  }
}

/** Opens and closes a category without a page on Space, too: it has the role of a button, but is a link. */
export default function CategoryWrapper(props: Props): ReactNode {
  // The original passes props that it doesn't know on to the link.
  return <Category {...props} {...{onKeyDown: pressOnSpace}} />;
}
