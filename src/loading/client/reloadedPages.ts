import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showTarget} from '@site/src/navigation/reload';

// Before the page is hydrated, which its code may prevent.
if (ExecutionEnvironment.canUseDOM) {
  showTarget();
}
