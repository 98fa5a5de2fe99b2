import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import { LanguageSwitch } from './language-switch.tsx';

const language = (locale: string, selftitle: string, isDefault = false) => ({
  id: locale,
  title: locale,
  short_title: locale.toUpperCase(),
  selftitle,
  is_default: isDefault,
  locale,
  code: locale,
});
const languages = [language('en', 'English', true), language('ru', 'Русский'), language('uk', 'Українська')];

function render(shown: typeof languages, locale = 'uk') {
  const html = renderToStaticMarkup(
    <PageProvider
      page={testPage({ 'language-switch.label': 'Мова' }, { languages: shown, locale, path: '/about' })}
    >
      <LanguageSwitch props={{}} slots={{}} data={{}} block={{ id: 'languages', first: false }} />
    </PageProvider>,
  );
  return new JSDOM(html).window.document;
}

test('[spec 2] languages lead to the same page, each named in itself, the default one without prefix', () => {
  const links = [...render(languages).querySelectorAll('nav[aria-label="Мова"] a')];
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('hreflang')]),
  ).toEqual([
    ['English', '/about', 'en'],
    ['Русский', '/ru/about', 'ru'],
    ['Українська', '/uk/about', 'uk'],
  ]);
  expect(links.map((link) => link.getAttribute('lang'))).toEqual(['en', 'ru', 'uk']);
});

test('[wcag 1.3.1] the language of the page is marked', () => {
  const current = [...render(languages, 'ru').querySelectorAll('[aria-current=true]')];
  expect(current.map((link) => link.textContent)).toEqual(['Русский']);
});

test('[spec 1] with one language there is nothing to switch', () => {
  expect(render(languages.slice(0, 1)).body.innerHTML).toBe('');
});
