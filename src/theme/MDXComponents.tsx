import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

import AfterPaint from '@site/src/components/AfterPaint';
import Details from '@site/src/components/Details';
import RowLink from '@site/src/components/RowLink';
import ScrollTable from '@site/src/components/ScrollTable';
import Term from '@site/src/components/Term';

/** Components that many pages use. `src/plugins/remark-page-components` has the others; `src/components/README.md` lists both. */
const components: Readonly<Record<string, unknown>> = {
  ...(MDXComponents as Readonly<Record<string, unknown>>),
  AfterPaint,
  CodeBlock,
  Details,
  RowLink,
  Term,
  details: Details,
  table: ScrollTable,
};

export default components;
