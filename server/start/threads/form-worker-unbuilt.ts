import { resolve } from 'node:path';
import { runnerImport } from 'vite';

type CompileModule = typeof import('#engine/forms/compile-definition.ts');

// What the built thread does, in development: through Vite, because the list of field types is a glob of its.
const { module } = await runnerImport<CompileModule>(resolve('engine/forms/compile-definition.ts'), {
  configFile: false,
  logLevel: 'error',
});
export default module.compileDefinition;
