import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** Unit and contract tests. The `#…` aliases are Node's own (package.json "imports"), so nothing is repeated here. */
export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'e2e/**', 'dist/**', 'data/**', '.tmp/**'],
    setupFiles: ['scripts/test-setup.ts'],
    // Some tests start a real PostgreSQL server.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
