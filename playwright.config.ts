import { defineConfig } from '@playwright/test';
import { siteUrl } from './e2e/support/site-address.ts';
import { findBrowser } from './scripts/browser/find-browser.ts';
import { forgetPostgresSettings } from './scripts/forget-postgres-settings.ts';

forgetPostgresSettings(process.env);

/** The configuration loads without one, too: for editors, lists of tests and the search for unused code. */
const executablePath = findBrowser();

/** Specs in which the width of the window plays no part: the desktop project alone runs them. */
const widthPlaysNoPart =
  /(account\/(first-customer|passkeys|screens|shared-address|two-people)|broken-blocks|broken-content|changed-html|chat\/two-sides|comments|docs-pictures|fixtures|gallery|gate-walk|hydration|journeys|lending\/screens|locales|modes|navigation|operators|own-pages|picture-compare|production|publish|remote-platform|security|sessions|shop\/(checkout|orders)|studio\/[a-z-]+|sweeps\/[a-z-]+|theme|two-builds|two-nodes|uploads|web-vitals)\.spec\.ts$/;

/**
 * Parts of Chromium that no test looks at. The first line is Playwright's own list (its `chromiumSwitches.ts`), which any
 * other replaces; the second are parts of the browser's frame that are pages themselves: each window would start one.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion',
  'PreloadTopChromeWebUI,InitialWebUI,WebUIReloadButton,WebUIOmniboxPopup,WebUIOmniboxAimPopup,OmniboxWebUIPopup',
].join(',');

/** What is about phones: the phone project alone runs it. */
const phoneOnly = /layout-shift-phone\.spec\.ts$/;

/** Browser tests of the built product: `npm run build` first, or `npm test`, which does both. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/start-site.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than the machine has processors: a page at slow 4G waits more than it works.
  workers: 3,
  retries: 0,
  // Some tests start servers of their own, on machines of two processors. An end for what hangs, not a measure of speed.
  timeout: 120_000,
  // What a cold server says under the load of three workers may take a while; what holds is seen as soon as it does.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./scripts/run/times/browser-times-reporter.ts']],
  use: {
    baseURL: siteUrl,
    // The window of the test before, emptied: a new one is a new process.
    reuseContext: true,
    browserName: 'chromium',
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Recording every step takes longer than the steps: a failure is run again with `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A script runs once or twice here: making it fast takes longer than it runs. A tenth of the work of a run.
        '--js-flags=--single-threaded --no-opt --no-maglev --max-lazy',
        // As a browser with a window takes it from the system: the stored pictures are of both.
        '--font-render-hinting=slight',
        `--disable-features=${withoutFeatures}`,
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: widthPlaysNoPart,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testIgnore: phoneOnly,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
