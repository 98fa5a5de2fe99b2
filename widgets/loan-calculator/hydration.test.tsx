// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { testPage } from '../site-header/test-page.ts';
import { exampleView } from './example-view.ts';

const tree = () => exampleView('normal', testPage);

test('[widget] comes alive without a word, and a press of "+" changes field, slider, result and announcement', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const onRecoverableError = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(tree());
  const before = container.querySelector('dl')?.textContent;
  await act(async () => hydrateRoot(container, tree(), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();

  const more = container.querySelector<HTMLButtonElement>('button[aria-label^="Zwiększ kwotę"]');
  await act(async () => more?.click());
  expect(container.querySelector<HTMLInputElement>('[name=curSum]')?.value).toBe('5100');
  expect(container.querySelector<HTMLInputElement>('[type=range]')?.value).toBe('5100');
  expect(container.querySelector('dl')?.textContent).not.toBe(before);
  expect(container.querySelector('[role=status]')?.textContent).toContain('5\u00a0100\u00a0zł');
});
