import { configOrExit } from './config-or-exit.ts';
import { runDevServer } from './dev-server.ts';

/* `npm run dev`: the product from its sources. */
await runDevServer(await configOrExit());
