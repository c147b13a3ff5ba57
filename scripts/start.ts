import {command} from './command';
import {build} from './run';
import {checkAddress, readAddress, serve} from './serve';

command(async () => {
  const address = readAddress(process.env);
  // Before the build, which takes a while.
  await checkAddress(address);
  if (build()) {
    await serve(address);
  } else {
    process.exitCode = 1;
  }
});
