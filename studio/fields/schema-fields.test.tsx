// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Type } from 'typebox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flag, list, object, text } from '#registry/fields.ts';
import { StudioTextsProvider } from '../app/studio-texts-provider.tsx';
import { SchemaFields } from './schema-fields.tsx';
import type { Translations } from './state/fields-state.ts';

const schema = Type.Object({
  title: text({ title: 'Title', minLength: 1 }),
  items: list(object({ title: text({ title: 'Question', minLength: 1 }) }), { title: 'Questions' }),
  sticky: flag({ title: 'Sticky', default: true }),
});
const first = { title: 'Tytuł', items: [{ title: 'Raz' }, { title: 'Dwa' }] };
const inEnglish: Translations = { en: { '/items/0/title': 'One', '/items/1/title': 'Two' } };

const toMain = vi.fn<() => void>();

let host: HTMLElement;
let root: Root;
let now: { value: unknown; translations: Translations };

function Form({ locale, errors = {} }: { locale: string; errors?: Record<string, string> }) {
  const [state, setState] = useState<{ value: unknown; translations: Translations }>({
    value: first,
    translations: inEnglish,
  });
  now = state;
  return (
    <QueryClientProvider client={new QueryClient()}>
      <StudioTextsProvider>
        <SchemaFields
          schema={schema}
          {...state}
          onChange={(value, translations) => setState({ value, translations })}
          locale={locale}
          mainLocale="pl"
          onMainLocale={toMain}
          errors={errors}
        />
      </StudioTextsProvider>
    </QueryClientProvider>
  );
}

const start = (locale: string, errors?: Record<string, string>) =>
  act(async () => root.render(<Form locale={locale} {...(errors && { errors })} />));
const fieldAt = (pointer: string): HTMLElement => {
  const field = [...host.querySelectorAll<HTMLElement>('[data-field]')].find(
    (one) => one.dataset['field'] === pointer,
  );
  if (!field) throw new Error(`There is no field ${pointer}.`);
  return field;
};
async function write(pointer: string, words: string) {
  const input = fieldAt(pointer).querySelector('input');
  if (!input) throw new Error(`There is no input at ${pointer}.`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, words);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function press(name: string) {
  const button = [...host.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === name);
  if (!button) throw new Error(`There is no button "${name}".`);
  await act(async () => button.click());
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.setItem('mozaika-studio-language', 'en');
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});

test('[studio] what is written in the main language changes the value', async () => {
  await start('pl');
  await write('/title', 'Nowy');
  expect(now).toEqual({ value: { ...first, title: 'Nowy' }, translations: inEnglish });
});

test('[studio] what is written in another language is a translation, and what is missing is said', async () => {
  await start('en');
  expect(fieldAt('/title').textContent).toContain('Not translated: EN');
  await write('/title', 'Title');
  expect(now.value).toEqual(first);
  expect(now.translations['en']?.['/title']).toBe('Title');
  expect(fieldAt('/title').textContent).not.toContain('Not translated');
});

test('[studio] a row moved by its button takes its translations with it, and that is announced', async () => {
  await start('pl');
  await press('Move down: Raz');
  expect(now.value).toEqual({ ...first, items: [{ title: 'Dwa' }, { title: 'Raz' }] });
  expect(now.translations).toEqual({ en: { '/items/1/title': 'One', '/items/0/title': 'Two' } });
  expect(host.querySelector('[role=status]')?.textContent).toBe('Moved to place 2 of 2.');
});

test('[wcag 3.3.1] an error stands at its field, and the row it lies in is open', async () => {
  await start('pl', { '/items/1/title': 'must be shorter' });
  const input = fieldAt('/items/1/title').querySelector('input');
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  const described = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('must be shorter');
});

test('[studio] a translation whose text is missing says so, and leads to the main language', async () => {
  await start('pl');
  await write('/title', '');
  await start('en', { '/title': 'This field is empty. Fill it in.' });
  await write('/title', 'Title');
  const field = fieldAt('/title');
  expect(field.querySelector('input')?.getAttribute('aria-invalid')).toBeNull();
  expect(field.textContent).toContain('The text in the main language is missing (PL).');
  expect(field.textContent).not.toContain('This field is empty');
  const button = [...field.querySelectorAll('button')].find(({ textContent }) => textContent === 'Go to PL');
  await act(async () => button?.click());
  expect(toMain).toHaveBeenCalledOnce();
  // In the main language the error is its field's own.
  await start('pl', { '/title': 'This field is empty. Fill it in.' });
  expect(fieldAt('/title').querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
});
