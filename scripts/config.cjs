// @ts-check
// The configuration of a build. Docusaurus compiles one in TypeScript with Babel, and with it every ECMAScript module
// that it imports, twice. It loads this file as it is, and tsx compiles the others in a third of the time.
const {register} = require('tsx/cjs/api');

const unregister = register();
module.exports = require(/** @type {string} */ (process.env.MANUAL_CONFIG));
unregister();
