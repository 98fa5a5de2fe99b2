import { configOrExit } from './config-or-exit.ts';
import { runDevServer } from './dev-server.ts';
import { answerControls } from './fake-controls.ts';

type FakePlatformModule = typeof import('#fake/fake-platform.ts');

/*
 * `npm run dev:fake`: the product from its sources in front of no platform. The server's calls to it are intercepted in this
 * process (docs/decisions/0038-fake-api.md). FAKE says how they are answered; /__fake changes that while it runs.
 */

const text = process.env['FAKE'] ?? '';
// Not the server's: it would be taken for a misspelt variable of its own.
delete process.env['FAKE'];
process.env['PLATFORM_URL'] ||= 'http://platform.invalid';
const config = await configOrExit();
const { platformUrl = '', product, site } = config;

await runDevServer(config, {
  cacheSuffix: '-fake',
  // Through Vite, because texts of the platform are globs of its.
  prepare: async (load, restart) => {
    const { interceptPlatform } = (await load('/fake/fake-platform.ts')) as FakePlatformModule;
    const controls = switchesOrExit(() => interceptPlatform({ platformUrl, product, site, text }));
    console.log(`  No platform: calls to ${platformUrl} are answered with samples. FAKE=${text}`);
    return answerControls({
      text: controls.text,
      set: (wanted) => {
        controls.set(wanted);
        // What was read before would be shown until its time is over.
        restart();
      },
    });
  },
});

/** Switches that cannot be read are said in words; a stack would hide them. */
function switchesOrExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
