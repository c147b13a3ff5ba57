import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {scrollToTarget} from '@site/src/navigation/reload';

// Runs before hydration, which may need code that is missing.
if (ExecutionEnvironment.canUseDOM) {
  scrollToTarget();
}
