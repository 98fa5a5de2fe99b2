import module from 'node:module';
import { fileURLToPath } from 'node:url';
import './start/outlive-readers.ts';

// Without words of its own, an older one stumbles over what it does not know.
if (Number.parseInt(process.versions.node, 10) < 24) {
  process.stderr.write(
    `Mozaika runs on Node 24, this is Node ${process.versions.node}. The package "node" has it: node_modules/.bin/node dist/server/main.mjs\n`,
  );
  process.exit(1);
}

// What one start has compiled, the next one need not; where nothing can be written, it is as before.
module.enableCompileCache?.(fileURLToPath(new URL('../compiled', import.meta.url)));

/* The built product: `node dist/server/main.mjs`. Everything else is loaded when its output has been looked after. */
const { openSanitiserThread } = await import('./start/threads/sanitiser-thread.ts');
// What takes longest to start begins first.
const sanitiser = openSanitiserThread(false);
const { serve } = await import('./serve.ts');
await serve(sanitiser);
