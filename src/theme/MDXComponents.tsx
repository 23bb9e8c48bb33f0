import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

import AfterPaint from '@site/src/components/AfterPaint';
import Anchor from '@site/src/components/Anchor';
import {Card, Cards} from '@site/src/components/Cards';
import CheckedWith from '@site/src/components/CheckedWith';
import CiTabs, {CiSystem} from '@site/src/components/Ci';
import SdkTabs, {Sdk} from '@site/src/components/Sdk/Tabs';
import ScrollTable from '@site/src/components/ScrollTable';
import Term from '@site/src/components/Term';

/** Components that many pages use; CONTRIBUTING.md lists them, and those of `src/plugins/remark-page-components`. */
const components: Readonly<Record<string, unknown>> = {
  ...(MDXComponents as Readonly<Record<string, unknown>>),
  AfterPaint,
  Anchor,
  Card,
  Cards,
  CheckedWith,
  CiSystem,
  CiTabs,
  CodeBlock,
  Sdk,
  SdkTabs,
  Term,
  table: ScrollTable,
};

export default components;
