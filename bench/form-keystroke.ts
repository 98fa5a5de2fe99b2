import { chromium } from '@playwright/test';
import { builtClass } from '#e2e/support/built-class.ts';
import type { FormDefinition } from '#schemas/form.ts';
import { findBrowser, installHint } from '#scripts/browser/find-browser.ts';
import { median } from './median.ts';

/** A form of 200 fields, a third of which is there only while the field before it says so. */
export const longForm: FormDefinition = {
  alias: 'bench-form',
  title: '200 pól',
  button_text: 'Wyślij',
  groups: [
    {
      alias: 'fields',
      fields: Array.from({ length: 200 }, (_, at) => ({
        alias: `field-${at}`,
        type: 'text',
        title: `Pole ${at}`,
        validation_rules: [{ type: 'required' }, { type: 'maxLength', value: 40 }],
        ...(at % 3 === 2
          ? {
              bindings: [
                { type: 'show', when: [{ field: `field-${at - 1}`, operator: 'filled' }] },
                { type: 'require', when: [{ field: `field-${at - 2}`, operator: 'equals', value: 'tak' }] },
              ],
            }
          : {}),
      })),
    },
  ],
};

export const longFormPage = {
  alias: 'bench-form-page',
  title: '200 pól',
  layout: 'default',
  blocks: [{ id: 'form', type: 'form', props: { form: longForm.alias } }],
};

/** How much slower than this machine: a phone of the middle class. */
const slowdown = 4;
const keys = 60;

/**
 * Milliseconds that one key costs before the browser can paint: the event, React, style and layout; the median of 60 keys
 * with the processor slowed down four times. Every key is seen by a condition, and fields with errors are on the screen.
 */
export async function measureKeystroke(url: string): Promise<number> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(installHint);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const first = page.locator('[name="field-0"]');
    await first.click();
    // A press before all code is there waits for it; then the fields say what is missing.
    await page.locator(`${builtClass('form-foot')} button[type=button]`).click();
    await page.locator('[data-form-summary]').waitFor();
    await page.evaluate(() => {
      const costs: number[] = [];
      let began = 0;
      addEventListener('input', () => (began = performance.now()), { capture: true });
      // React has drawn by now: it does so before the event goes on to the window.
      addEventListener('input', () => {
        document.body.getBoundingClientRect();
        costs.push(performance.now() - began);
      });
      Reflect.set(window, 'keyCosts', costs);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.locator('[name="field-1"]').click();
    for (let key = 0; key < keys; key++) await page.keyboard.press(key % 20 === 19 ? 'Backspace' : 'a');
    const costs = await page.evaluate((): unknown => Reflect.get(window, 'keyCosts'));
    if (!Array.isArray(costs) || costs.length < keys / 2) throw new Error('The keys were not heard.');
    return median(costs.filter((cost) => typeof cost === 'number'));
  } finally {
    await browser.close();
  }
}
