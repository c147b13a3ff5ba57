// @ts-check
import {defineConfig} from 'eslint/config';
import manual from '../eslint.config.mjs';

/** The rules of the manual. Its ESLint and its plugins are used, so it has to be installed. */
export default defineConfig({ignores: ['.sites/']}, manual, {
  files: ['**/*.mjs'],
  // The rule does not see the types that JSDoc gives; the compiler checks them.
  rules: {'@typescript-eslint/no-unsafe-assignment': 'off'},
});
