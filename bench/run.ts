import { createServer } from 'vite';
import { startForeignPlatform } from '#e2e/support/foreign-platform.ts';
import { startTestServer } from '#e2e/support/server.ts';
import { signInStaff } from '#e2e/support/staff-api.ts';
import { shopSite } from '#server/platform/content/sites/index.ts';
import { measureCachedPage } from './cached-page.ts';
import { measureFirstView } from './first-view.ts';
import { longForm, longFormPage, measureKeystroke } from './form-keystroke.ts';
import { measureOpenPage } from './open-page.ts';
import { benchAlias, pageOfFourteen } from './page-of-fourteen.ts';
import { measurePublish } from './publish-time.ts';
import { measureScriptBytes } from './script-bytes.ts';
import { longPage, measureStudioKeystroke } from './studio-keystroke.ts';

/*
 * `npm run bench`: the figures that must not get worse, as ratios of things measured in turns in one run, because
 * machines differ. Prints; judges nothing.
 */
process.env['NODE_ENV'] = 'production';

const line = (name: string, figure: string) => console.log(`${name.padEnd(62)} ${figure}`);
const page = pageOfFourteen();

const server = await startTestServer({ LOG_LEVEL: 'warn' });
try {
  const staff = await signInStaff(server.url, 'admin@example.com');
  await staff.create('pages', benchAlias, page);
  await staff.publish('pages', benchAlias);
  const cached = await measureCachedPage(`${server.url}/${benchAlias}`);
  line(
    'cached page of 14 blocks / same bytes from bare node:http',
    `x ${cached.ratio.toFixed(2)}  (${cached.ours.toFixed(0)} against ${cached.bare.toFixed(0)} requests/s)`,
  );

  const content = await measureScriptBytes(`${server.url}/regulamin`);
  line('script of a page of content', `${content.atLoad} bytes on the wire`);
  const calculator = await measureScriptBytes(
    `${server.url}/${benchAlias}`,
    '[data-widget=loan-calculator] button[type=button]',
  );
  line('script of a page with a calculator, before it is touched', `${calculator.atLoad} bytes on the wire`);
  line(
    'script of a page with a calculator, once touched',
    `${calculator.afterTouch} bytes on the wire  (x ${(calculator.afterTouch / content.atLoad).toFixed(1)})`,
  );
  for (const path of ['/', `/${benchAlias}`]) {
    const view = await measureFirstView(server.url + path);
    const kilobytes = Object.entries(view.bytes).map(([type, size]) => `${type} ${(size / 1000).toFixed(1)}`);
    line(
      `first view of ${path} over slow 4G, processor four times slower`,
      `paint ${view.first.toFixed(0)} ms, largest ${view.largest.toFixed(0)} ms (${view.largestElement}), shift ${view.shift.toFixed(3)}, blocked ${view.blocked.toFixed(0)} ms, ${view.requests} requests, kB: ${kilobytes.join(', ')}`,
    );
  }
  await staff.create('forms', longForm.alias, longForm);
  await staff.publish('forms', longForm.alias);
  await staff.create('pages', longFormPage.alias, longFormPage);
  await staff.publish('pages', longFormPage.alias);
  const key = await measureKeystroke(`${server.url}/${longFormPage.alias}`);
  line(
    'a key in a form of 200 fields, processor four times slower',
    `${key.toFixed(1)} ms of 16.7 (median of 60)`,
  );
  await staff.create('pages', longPage.alias, longPage);
  const { plain, slowed } = await measureStudioKeystroke(server.url);
  for (const [pace, times] of [
    ['', plain],
    [', processor four times slower', slowed],
  ] as const)
    line(
      `Studio: key to paint, page of 200 blocks${pace}`,
      `${times.median.toFixed(0)} ms (median of 60), p95 ${times.p95.toFixed(0)} ms`,
    );
  line('publish to visible', `${(await measurePublish(server.url)).toFixed(1)} ms (median of 20)`);
  const open = await measureOpenPage(server.url);
  line(
    'publish to visible in a customer’s open page, at its next move',
    `${open.publish.toFixed(0)} ms (median of 20)`,
  );
  line(
    'click to next screen, in a page that is open',
    `${open.move.toFixed(0)} ms; with answers 100 ms late ${open.lateMove.toFixed(0)} ms (median of 20)`,
  );
} finally {
  await server.stop();
}

const foreign = await startForeignPlatform({
  ...shopSite,
  entries: [...shopSite.entries, { kind: 'page', key: benchAlias, data: page }],
});
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: 'custom',
  logLevel: 'error',
  mode: 'production',
});
try {
  const { measureRender } = (await vite.ssrLoadModule(
    '/bench/render-cost.ts',
  )) as typeof import('./render-cost.ts');
  const render = await measureRender(foreign.url, `/${benchAlias}`);
  line(
    'uncached page / renderToString of the same tree',
    `x ${render.ratio.toFixed(2)}  (${render.page.toFixed(2)} against ${render.react.toFixed(2)} ms)`,
  );
} finally {
  await vite.close();
  await foreign.close();
}
