import { createInterface } from 'node:readline';
import { stopGracefully } from '#server/web/graceful-stop.ts';
import { createLogger } from '#server/web/logger.ts';
import { startFakeHost } from '#server/web/testing/fake-host.ts';
import { pageOutcome } from '#server/web/testing/sample-outcome.ts';

const delayMs = 5000;

/**
 * The product's edge over fakes, with its stop, in a process of its own. Whoever started it says by lines when time has passed:
 * `listen-no-more` ends the delay of the stop, `answer` gives pages under `/held/` to those who wait for one. Its first line
 * names its port.
 */
export async function stopForTest(): Promise<void> {
  const delay = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const { host, port } = await startFakeHost({
    // More pages at once than any test asks for: what a stop loses is not to be mistaken for what an overload refuses.
    env: { STOP_DELAY_MS: String(delayMs), RENDER_LIMIT: '1000' },
    // What else is waited for has no end, so that it is the other thing that happens.
    wait: (ms) => (ms === delayMs ? delay.promise : new Promise(() => {})),
    resolve: async ({ url }) => {
      if (url.startsWith('/held/')) await held.promise;
      return pageOutcome(url);
    },
  });
  const { drain, close } = host;
  const logger = createLogger({ logLevel: 'silent' });
  stopGracefully({ drain, close, logger, events: process, exit: process.exit });
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    if (line === 'listen-no-more') delay.resolve();
    if (line === 'answer') held.resolve();
  });
  process.stdout.write(`${port}\n`);
}
