import '../server/start/outlive-readers.ts';
import { spawn } from 'node:child_process';
import { build, isBuilt } from './build/build.ts';
import { configOrExit } from './config-or-exit.ts';

const root = process.cwd();
if (!(await isBuilt(root))) {
  // The server says it itself, but only after the build.
  await configOrExit();
  const code = await build(root);
  if (code !== 0) {
    console.error('The build failed; its output is above.');
    process.exit(code);
  }
}

console.log('Starting the server …');
const server = 'dist/server/main.mjs';
const asked = process.env;
// Unasked, libraries run as in a production and the site is the sandbox; who sets NODE_ENV=production has to name MODE, too.
const env =
  asked['NODE_ENV'] === undefined
    ? { ...asked, NODE_ENV: 'production', MODE: asked['MODE'] || 'sandbox' }
    : asked;
// The server takes this process over, so that each signal reaches it once: a second one would cut its stop short.
process.execve?.(process.execPath, [process.execPath, server], env);
// Windows cannot do that.
spawn(process.execPath, [server], { cwd: root, stdio: 'inherit', env }).on('exit', (code) =>
  process.exit(code ?? 1),
);
