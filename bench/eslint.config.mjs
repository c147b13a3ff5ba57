// @ts-check
import {defineConfig} from 'eslint/config';
import manual from '../eslint.config.mjs';

/** The rules of the manual. Its ESLint and its plugins are used, so it has to be installed. */
export default defineConfig(manual, {
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '/tests/',
            message:
              "This package may import only itself and modules of the manual's src/ and scripts/.",
          },
        ],
      },
    ],
  },
});
