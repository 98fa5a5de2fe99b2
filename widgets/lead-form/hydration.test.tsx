// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTranslator } from '#engine/i18n/translator.ts';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import { LeadForm } from './lead-form.tsx';
import { texts } from './texts.ts';

const tree = () => (
  <PageProvider page={testPage(texts.pl, { path: '/about', t: createTranslator('pl', [texts.pl]) })}>
    <LeadForm
      props={{ variant: 'contact', title: 'Kontakt', consents: [{ text: 'Zgadzam się.', required: true }] }}
      slots={{}}
      data={{}}
      block={{ id: 'lead', first: false }}
    />
  </PageProvider>
);
const fetcher = vi.fn<typeof fetch>();
let container: HTMLElement;
let root: Root;

const control = (name: string) => {
  const found = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
const press = () =>
  act(async () => container.querySelector<HTMLButtonElement>('button[type=button]')?.click());
const fill = () =>
  act(async () => {
    control('email').value = 'anna@example.com';
    control('consent-0').click();
  });

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetcher);
  fetcher.mockReset();
  const onRecoverableError = vi.fn();
  container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(tree());
  // Enter must do nothing yet: the browser would send the form its own way.
  expect(container.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
  expect(container.querySelector('[checked]')).toBeNull();
  root = await act(async () => hydrateRoot(container, tree(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

test('[wcag 3.3.1] errors are said at their fields, and the first of them has the focus', async () => {
  await press();
  expect(fetcher).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(control('email'));
  expect(control('email').getAttribute('aria-describedby')).toBe('lead-email-hint lead-email-error');
  expect(control('consent-0').getAttribute('aria-invalid')).toBe('true');
  expect(container.querySelector('[role=alert]')?.textContent).toBe(
    texts.pl['lead-form.errors_few'].replace('{{count}}', '2'),
  );
});

test('[issue 3] a press sends once, however often it comes, and what arrived is said and has the focus', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetcher.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await fill();
  await act(async () => {
    const button = container.querySelector<HTMLButtonElement>('button[type=button]');
    button?.click();
    button?.click();
  });
  await press();
  expect(container.querySelector('button[type=button]')?.getAttribute('aria-disabled')).toBe('true');
  expect(fetcher).toHaveBeenCalledOnce();
  expect(JSON.parse(String(fetcher.mock.calls[0]?.[1]?.body))).toEqual({
    topic: 'contact',
    email: 'anna@example.com',
    consents: ['Zgadzam się.'],
    page: '/about',
  });
  await act(async () => answer(new Response('{"data":{"accepted":true}}')));
  expect(container.querySelector('[role=status]')?.textContent).toContain(
    texts.pl['lead-form.done-contact-text'],
  );
  expect(document.activeElement?.textContent).toBe(texts.pl['lead-form.done-contact']);
  expect(container.querySelector('form')).toBeNull();
});

test('[issue 3] when it cannot be sent, that is said and nothing typed is lost', async () => {
  fetcher.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fill();
  await press();
  expect(container.querySelector('[role=alert]')?.textContent).toBe(texts.pl['lead-form.offline']);
  expect([control('email').value, control('consent-0').checked]).toEqual(['anna@example.com', true]);
  fetcher.mockResolvedValueOnce(new Response('{}'));
  await press();
  expect(container.querySelector('form')).toBeNull();
});
