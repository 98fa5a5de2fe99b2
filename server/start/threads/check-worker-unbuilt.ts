import { resolve } from 'node:path';
import { runnerImport } from 'vite';

type CheckWorker = typeof import('./check-worker.ts');

// What the built thread does, in development: through Vite, because the list of widgets is a glob of its.
const { module } = await runnerImport<CheckWorker>(resolve('server/start/threads/check-worker.ts'), {
  configFile: false,
  logLevel: 'error',
});
export default module.default;
