import type {ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import type {MDXProvider} from '@mdx-js/react';

import Anchor from '@site/src/components/Anchor';
import {Card, Cards} from '@site/src/components/Cards';
import Languages from '@site/src/components/Languages';
import ScrollTable from '@site/src/components/ScrollTable';

/** Components that every page may use; CONTRIBUTING.md lists them. */
const components: ComponentProps<typeof MDXProvider>['components'] = {
  ...MDXComponents,
  Anchor,
  Card,
  Cards,
  CodeBlock,
  Languages,
  table: ScrollTable,
};

export default components;
