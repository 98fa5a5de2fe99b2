import module from 'node:module';
import { fileURLToPath } from 'node:url';
import './start/outlive-readers.ts';

// What one start has compiled, the next one need not; where nothing can be written, it is as before.
module.enableCompileCache?.(fileURLToPath(new URL('../compiled', import.meta.url)));

/* The built product: `node dist/server/main.mjs`. Everything else is loaded when its output has been looked after. */
const { openSanitiserThread } = await import('./start/threads/sanitiser-thread.ts');
// What takes longest to start begins first.
const sanitiser = openSanitiserThread(false);
const { serve } = await import('./serve.ts');
await serve(sanitiser);
