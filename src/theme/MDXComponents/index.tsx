/**
 * Wraps theme-classic 3.7.0's `@theme/MDXComponents`. Changes: the components that authors use most need no import;
 * labels of the terminal are not translated; Markdown tables are in a box that scrolls.
 */
import Link from '@docusaurus/Link';
import OriginalComponents from '@theme-original/MDXComponents';
import Door from '../../components/Door';
import Finished from '../../components/Finished';
import Folded from '../../components/Folded';
import Key from '../../components/Key';
import Label from '../../components/Label';
import MenuPath from '../../components/MenuPath';
import More from '../../components/More';
import Only from '../../components/Only';
import PlatformLabel from '../../components/PlatformLabel';
import ProductLinks from '../../components/ProductLinks';
import ScrollTable from '../../components/ScrollTable';
import ShowAllButton from '../../components/ShowAllButton';
import Step from '../../components/Step';
import Steps from '../../components/Steps';
import StopLink from '../../components/StopLink';
import Task from '../../components/Task';
import Term from '../../components/Term';

export default {
  ...OriginalComponents,
  a: Link,
  strong: Label,
  table: ScrollTable,
  Door,
  Finished,
  Folded,
  Key,
  Link,
  MenuPath,
  More,
  Only,
  PlatformLabel,
  ProductLinks,
  ShowAllButton,
  Step,
  Steps,
  StopLink,
  Task,
  Term,
};
