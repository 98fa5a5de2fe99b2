// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ManyChoice } from './many-choice.tsx';

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});

const options = ['pl', 'en', 'cs'].map((key) => ({ key, title: key }));
const show = (value: readonly string[], onChange: (value: readonly string[]) => void) =>
  act(async () =>
    root.render(<ManyChoice label="Language" options={options} value={value} onChange={onChange} />),
  );
const ticked = () =>
  [...container.querySelectorAll('label')]
    .filter((label) => label.querySelector('input')?.checked === true)
    .map(({ textContent }) => textContent);
const press = (title: string) =>
  act(async () =>
    [...container.querySelectorAll('label')].find(({ textContent }) => textContent === title)?.click(),
  );

test('[studio] a box stays ticked until the address has taken the choice, and a second one is added to it', async () => {
  const taken: (readonly string[])[] = [];
  const take = (value: readonly string[]) => void taken.push(value);
  await show(['pl'], take);
  await press('cs');
  expect(ticked()).toEqual(['pl', 'cs']);
  await press('en');
  expect(ticked()).toEqual(['pl', 'en', 'cs']);
  expect(taken).toEqual([
    ['pl', 'cs'],
    ['pl', 'en', 'cs'],
  ]);
});

test('[studio] what the address says is what is ticked, also on the way back', async () => {
  const take = () => undefined;
  await show(['pl'], take);
  await press('cs');
  await show(['pl', 'cs'], take);
  expect(ticked()).toEqual(['pl', 'cs']);
  await show(['pl'], take);
  expect(ticked()).toEqual(['pl']);
});

test('[studio] the last box of a choice stays', async () => {
  const taken = vi.fn();
  await show(['pl'], taken);
  await press('pl');
  expect(ticked()).toEqual(['pl']);
  expect(taken).not.toHaveBeenCalled();
});
