import { startTestServer } from '#e2e/support/server.ts';
import { signInStaff } from '#e2e/support/staff-api.ts';
import type { PageDocument } from '#schemas/page.ts';
import { type AddFigure, milliseconds, ratio } from './figures.ts';
import { measureFirstTouch } from './first-touch.ts';
import { measureFirstView } from './first-view.ts';
import { longForm, longFormPage, measureKeystroke } from './form-keystroke.ts';
import { measureOpenPage } from './open-page.ts';
import { benchAlias } from './page-of-fourteen.ts';
import { measureScriptBytes } from './script-bytes.ts';
import { longPage, measureStudioKeystroke } from './studio-keystroke.ts';

/** What a browser loads and how soon it answers, on the demo site and the page of the bench. */
export async function benchBrowser(page: PageDocument, add: AddFigure): Promise<void> {
  const server = await startTestServer({ LOG_LEVEL: 'warn' });
  try {
    const staff = await signInStaff(server.url, 'admin@example.com');
    await staff.create('pages', benchAlias, page);
    await staff.publish('pages', benchAlias);
    const onTheWire = (bytes: number) => `${bytes} bytes on the wire`;
    const known = await measureScriptBytes(`${server.url}/regulamin`, 'known');
    const fresh = await measureScriptBytes(`${server.url}/regulamin`, 'new');
    add('script of a page of content', onTheWire(known.atLoad), '<= 2000');
    add('the same for somebody who is here for the first time', onTheWire(fresh.atLoad));
    const calculator = await measureScriptBytes(
      `${server.url}/${benchAlias}`,
      'known',
      '[data-widget=loan-calculator] button[type=button]',
    );
    add('script of a page with a calculator, before it is touched', onTheWire(calculator.atLoad));
    add('what its first touch brings', onTheWire(calculator.afterTouch - calculator.atLoad), '<= 80000');
    const touch = await measureFirstTouch(`${server.url}/${benchAlias}`);
    add(
      'from its first touch to the number that changes, slow 4G, processor four times slower, median of 7',
      milliseconds(touch),
    );
    for (const path of ['/', `/${benchAlias}`]) {
      const { view, scriptless } = await measureFirstView(server.url + path);
      const sizes = Object.entries(view.bytes).map(([type, size]) => `${type} ${(size / 1000).toFixed(1)}`);
      add(
        `first view of ${path}, slow 4G, processor four times slower`,
        `paint ${milliseconds(view.first)}, largest ${milliseconds(view.largest)} (${view.largestElement}), shift ${view.shift.toFixed(3)}, ${view.requests} requests, kB: ${sizes.join(', ')}`,
      );
      add(
        `largest paint of ${path} / the same without script`,
        `${ratio(view.largest / scriptless.largest)} (${milliseconds(view.largest)} against ${milliseconds(scriptless.largest)})`,
        '<= x 1.03',
      );
      add(
        `tasks over 50 ms at the first view of ${path}, more than without script`,
        `${milliseconds(view.blocked - scriptless.blocked)} (${milliseconds(view.blocked)} against ${milliseconds(scriptless.blocked)})`,
        '0 ms',
      );
    }
    await staff.create('forms', longForm.alias, longForm);
    await staff.publish('forms', longForm.alias);
    await staff.create('pages', longFormPage.alias, longFormPage);
    await staff.publish('pages', longFormPage.alias);
    const key = await measureKeystroke(`${server.url}/${longFormPage.alias}`);
    add(
      'a key in a form of 200 fields, processor four times slower, median of 60',
      milliseconds(key),
      '<= 16.7 ms',
    );
    await staff.create('pages', longPage.alias, longPage);
    const { plain, slowed } = await measureStudioKeystroke(server.url);
    for (const [pace, times] of [
      ['', plain],
      [', processor four times slower', slowed],
    ] as const)
      add(
        `Studio: key to paint, page of 200 blocks${pace}, median of 60`,
        `${milliseconds(times.median)}, p95 ${milliseconds(times.p95)}`,
      );
    const open = await measureOpenPage(server.url);
    add(
      'publish to visible in a customer’s open page, at its next move, median of 20',
      milliseconds(open.publish),
    );
    add('click to next screen in a page that is open, median of 20', milliseconds(open.move));
    add('the same with answers 100 ms late', milliseconds(open.lateMove));
  } finally {
    await server.stop();
  }
}
