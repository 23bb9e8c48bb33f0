import {memo, type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Link';
import Link from '@theme-original/DocSidebarItem/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';

/** Whether an entry looks as before: of most entries only the page that the reader is on differs, and is another. */
function looksSame(before: Props, after: Props): boolean {
  const names = Object.keys(after) as (keyof Props)[];
  return (
    names.every((name) => name === 'activePath' || before[name] === after[name]) &&
    isActiveSidebarItem(before.item, before.activePath) === isActiveSidebarItem(after.item, after.activePath)
  );
}

/** Not rendered anew with each page. */
export default memo(Link as (props: Props) => ReactNode, looksSame);
