import path from 'node:path';
import {defineConfig} from 'vitest/config';

const resolve = {alias: {'@site': path.resolve(__dirname)}};

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      {resolve, test: {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']}},
      // What can be asked of the finished build without a browser.
      {resolve, test: {name: 'build', include: ['tests/build/**/*.test.ts']}},
    ],
  },
});
