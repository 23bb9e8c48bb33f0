import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

import Anchor from '@site/src/components/Anchor';
import {Card, Cards} from '@site/src/components/Cards';
import CanIDeploy from '@site/src/components/CanIDeploy';
import CheckedWith from '@site/src/components/CheckedWith';
import CiTabs, {CiSystem} from '@site/src/components/Ci';
import Companies from '@site/src/components/Companies';
import {Courses} from '@site/src/components/CourseProgress';
import Languages from '@site/src/components/Languages';
import LoopPicture from '@site/src/components/LoopPicture';
import ResourceFilter from '@site/src/components/ResourceList/Filter';
import ResourceList from '@site/src/components/ResourceList';
import PluginList from '@site/src/components/ResourceList/Plugins';
import SdkTabs, {Sdk} from '@site/src/components/Sdk/Tabs';
import ScrollTable from '@site/src/components/ScrollTable';

/** Components that every page may use; CONTRIBUTING.md lists them. */
const components: Readonly<Record<string, unknown>> = {
  ...(MDXComponents as Readonly<Record<string, unknown>>),
  Anchor,
  CanIDeploy,
  Card,
  Cards,
  CheckedWith,
  CiSystem,
  CiTabs,
  CodeBlock,
  Companies,
  Courses,
  Languages,
  LoopPicture,
  PluginList,
  ResourceFilter,
  ResourceList,
  Sdk,
  SdkTabs,
  table: ScrollTable,
};

export default components;
