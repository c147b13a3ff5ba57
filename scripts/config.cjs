// @ts-check
// The configuration of a build. Docusaurus would compile one in TypeScript with Babel, twice, and with it every
// ECMAScript module that it imports. This file needs no compiling, and tsx takes a third of that time for the rest.
const {register} = require('tsx/cjs/api');

const unregister = register();
module.exports = require(/** @type {string} */ (process.env.MANUAL_CONFIG));
unregister();
