import { setupServer } from 'msw/node';
import { handlersOf } from '#fake/handlers.ts';
import { samplesOf } from '#fake/samples.ts';
import { noSwitches, readSwitches, type Switches } from '#fake/switches.ts';
import { calls } from '#schemas/calls.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { sampleSite, shopSite } from '#server/platform/content/sites/index.ts';
import { readOrExit, runDevServer } from './dev-server.ts';
import { answerControls } from './fake-controls.ts';

/*
 * `npm run dev:fake`: the product from its sources in front of no platform. The server's calls to it are intercepted in this
 * process (docs/decisions/0038-fake-api.md). FAKE says how they are answered; /__fake changes that while it runs.
 */

const known = {
  ids: calls.map(({ id }) => id),
  statuses: [...Object.keys(statusScreens), ...processingStatuses],
};
const read = (text: string): Switches => readSwitches(text, known);
let text = process.env['FAKE'] ?? '';
let switches = noSwitches;
try {
  switches = read(text);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Not the server's: it would be taken for a misspelt variable of its own.
delete process.env['FAKE'];
process.env['PLATFORM_URL'] ||= 'http://platform.invalid';
const { platformUrl = '', product, site } = readOrExit();

const handlers = handlersOf(calls, {
  product,
  origin: new URL(platformUrl).origin,
  samples: samplesOf(site === 'sample' ? sampleSite : shopSite),
  switches: () => switches,
});
// Everything else of the process goes its way: above all the front's own requests to the product.
setupServer(...handlers).listen({ onUnhandledRequest: 'bypass' });
console.log(`  No platform: calls to ${platformUrl} are answered with samples. FAKE=${text}`);
const restart = await runDevServer(
  answerControls({
    text: () => text,
    set: (wanted) => {
      switches = read(wanted);
      text = wanted;
      // What was read before would be shown until its time is over.
      restart();
    },
  }),
);
