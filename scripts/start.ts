import {build} from './run';
import {serve} from './serve';

if (build()) {
  void serve();
} else {
  process.exitCode = 1;
}
