// Docusaurus is imported before tsx is registered: under tsx, it would find neither the exports of some packages nor
// the options of its loaders.
import {createRequire} from 'node:module';
import {build} from '@docusaurus/core/lib/index.js';
import {logger} from '@docusaurus/logger';
import {register} from 'tsx/cjs/api';

// Docusaurus has no log level. What it says about its progress is said by build.ts, in words that are right for the
// folder into which we build. Warnings stay. Errors wait: build.ts may know better what is wrong.
logger.info = () => undefined;
logger.success = () => undefined;
const {error} = logger;
/** @type {(() => void)[]} */
const errors = [];
/** @param {unknown[]} message */
logger.error = (...message) => void errors.push(() => void Reflect.apply(error, logger, message));

const unregister = register();
/** @type {typeof import('./build')} */
const {buildManual} = createRequire(import.meta.url)('./build.ts');
unregister();
buildManual(build, errors);
