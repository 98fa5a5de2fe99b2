import './start/outlive-readers.ts';

/* The built product: `node dist/server/main.mjs`. Everything else is loaded when its output has been looked after. */
const { serve } = await import('./serve.ts');
await serve();
