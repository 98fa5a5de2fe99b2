// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormField } from '#schemas/form.ts';
import type { LoadHints } from '../../field-kind.ts';
import { AutocompleteView } from './view.tsx';

const field: FormField = {
  alias: 'city',
  type: 'autocomplete',
  title: 'Miejscowość',
  hints: 'polish-cities',
};
const towns = Array.from({ length: 25 }, (_, at) => `Miasto ${at}`);

let container: HTMLElement;
let root: Root;
let value: string;

function Form({ hints, field: shown }: { hints?: LoadHints; field: FormField }) {
  const [text, setText] = useState('');
  value = text;
  return (
    <AutocompleteView
      field={shown}
      id="city"
      name="city"
      value={text}
      error={undefined}
      required={false}
      disabled={false}
      describedBy={undefined}
      allowed={undefined}
      onChange={setText}
      onBlur={() => undefined}
      services={{
        t: (key, values) => `${key}${values ? JSON.stringify(values) : ''}`,
        href: (link) => link,
        locale: 'pl',
        today: '2026-11-21',
        passwordRules: null,
        alive: true,
        ...(hints && { hints }),
      }}
    />
  );
}

const show = (hints: LoadHints | undefined, shown = field) =>
  act(async () => root.render(<Form field={shown} {...(hints && { hints })} />));
const input = () => {
  const found = container.querySelector('input');
  if (!found) throw new Error('no field');
  return found;
};
const options = () => [...container.querySelectorAll('[role=option]')].map((option) => option.textContent);
const activeOption = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const press = async (key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => input().dispatchEvent(event));
  return event;
};
const write = (text: string, isComposing = false) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  });
const pause = () => act(async () => vi.advanceTimersByTimeAsync(250));

/** Answers in pages of ten of the towns. */
const paged = () =>
  vi.fn<LoadHints>(async (_field, { offset }) => ({
    items: towns.slice(offset, offset + 10).map((town) => ({ value: town })),
    total: towns.length,
  }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => undefined;
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.useRealTimers();
});

test('[issue 4] hints are asked for once the typing pauses, by the name of the field alone', async () => {
  const hints = paged();
  await show(hints);
  await write('M');
  await write('Mi');
  expect(hints).not.toHaveBeenCalled();
  await pause();
  expect(hints).toHaveBeenCalledOnce();
  expect(hints.mock.calls[0]?.slice(0, 2)).toMatchObject(['city', { query: 'Mi', offset: 0 }]);
  expect(options()).toHaveLength(10);
  expect(input().getAttribute('aria-expanded')).toBe('true');
});

test('[issue 4] an answer to an older question is called off and never shown', async () => {
  const answers: ((items: string[]) => void)[] = [];
  const signals: AbortSignal[] = [];
  const hints: LoadHints = (_field, { signal }) => {
    signals.push(signal);
    return new Promise((resolve) => {
      answers.push((items) => resolve({ items: items.map((one) => ({ value: one })), total: items.length }));
    });
  };
  await show(hints);
  await write('Ł');
  await pause();
  await write('Łó');
  await pause();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await act(async () => answers[1]?.(['Łódź']));
  await act(async () => answers[0]?.(['Łomża']));
  expect(options()).toEqual(['Łódź']);
});

test('[wcag 2.1.1] arrows go through the list and fetch its next page; Enter chooses, and does not send the form', async () => {
  const hints = paged();
  await show(hints);
  await press('ArrowDown');
  expect(activeOption()).toBeNull();
  await press('ArrowDown');
  expect(activeOption()).toBe('Miasto 0');
  await press('PageDown');
  expect(activeOption()).toBe('Miasto 9');
  expect(options()).toHaveLength(20);
  await press('ArrowDown');
  expect(activeOption()).toBe('Miasto 10');
  const enter = await press('Enter');
  expect(enter.defaultPrevented).toBe(true);
  expect([value, input().getAttribute('aria-expanded')]).toEqual(['Miasto 10', 'false']);
  const next = await press('Enter');
  expect(next.defaultPrevented).toBe(false);
});

test('[wcag 2.1.1] Escape closes the list and leaves what was typed', async () => {
  await show(paged());
  await write('Mia');
  await pause();
  await press('Escape');
  expect([value, options()]).toEqual(['Mia', []]);
});

test('[issue 4] letters that are still being put together ask for nothing, and their Enter chooses nothing', async () => {
  const hints = paged();
  await show(hints);
  await write('み', true);
  await pause();
  expect([value, hints.mock.calls.length]).toEqual(['み', 0]);
  await press('ArrowDown', { isComposing: true });
  expect(input().getAttribute('aria-expanded')).toBe('false');
  await act(async () => input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  await pause();
  expect(hints).toHaveBeenCalledOnce();
});

test('[issue 4] a failed question is said and can be asked again', async () => {
  const hints = paged();
  hints.mockRejectedValueOnce(new Error('away'));
  await show(hints);
  await write('Mi');
  await pause();
  expect(container.querySelector('[role=status]')?.textContent).toBe('form.autocomplete.failed');
  await act(async () => container.querySelector<HTMLButtonElement>('.field-plain-button')?.click());
  expect(options()).toHaveLength(10);
  expect(document.activeElement).toBe(input());
});

test('[issue 4] nothing found is said; the words tell whether the text may stay', async () => {
  const none: LoadHints = async () => ({ items: [], total: 0 });
  await show(none);
  await write('Xyz');
  await pause();
  expect(container.querySelector('.field-hints-words')?.textContent).toBe('form.autocomplete.nothing-free');
});

test('[issue 4] the list of the rule `in` is searched here, without accents; leaving takes the answer that was meant', async () => {
  const strict = {
    ...field,
    validation_rules: [{ type: 'in', value: ['łódzkie', 'lubelskie', 'mazowieckie'] }],
  };
  await show(undefined, strict);
  await write('lodz');
  await pause();
  expect(options()).toEqual(['łódzkie']);
  await write('LODZKIE');
  await act(async () => input().focus());
  await act(async () => input().blur());
  expect(value).toBe('łódzkie');
});
