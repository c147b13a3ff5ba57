import {defineConfig} from 'vitest/config';
import config from '../../vitest.config.mjs';

// Only the unit tests: the other tests need a build or a server.
const [unit] = config.test?.projects ?? [];

export default defineConfig({test: {projects: unit ? [unit] : []}});
