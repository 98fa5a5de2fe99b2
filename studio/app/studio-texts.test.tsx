// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StudioLanguage, useStudioTexts } from './studio-texts.tsx';
import { StudioTextsProvider } from './studio-texts-provider.tsx';

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  localStorage.clear();
});

test('[issue 15] react-i18next brings the texts; another language shows at once, and the document says it', async () => {
  localStorage.setItem('mozaika-studio-language', 'pl');
  const seen: StudioLanguage[] = [];
  const Reader = () => {
    const language = useStudioTexts();
    seen.push(language);
    return <p>{language.t('checks.error', { count: 5 })}</p>;
  };
  await act(async () =>
    root.render(
      <StudioTextsProvider>
        <Reader />
      </StudioTextsProvider>,
    ),
  );
  expect(container.textContent).toBe('5 błędów');
  expect(document.documentElement.lang).toBe('pl');
  await act(async () => seen.at(-1)?.speak('en'));
  expect(container.textContent).toBe('5 errors');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem('mozaika-studio-language')).toBe('en');

  const t = seen.at(-1)?.t;
  // A value that bears the name of an option of i18next stays a value, and calls no text.
  expect(t?.('checks.show-of', { message: '$t(checks.title)', lng: 'pl', context: 'x' })).toBe(
    'Show the place: $t(checks.title)',
  );
  expect(t?.('no.such:text')).toBe('no.such:text');
});
