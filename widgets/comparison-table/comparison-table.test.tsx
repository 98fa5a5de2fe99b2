import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { ComparisonRow } from './props.ts';
import { texts } from './texts.ts';

const answer = (kind: 'text' | 'yes' | 'no' | 'partly', text?: string) =>
  text === undefined ? { answer: kind } : { answer: kind, text };

function render(rows: ComparisonRow[]) {
  const html = renderToStaticMarkup(
    <PageProvider page={testPage(texts.pl)}>
      <ComparisonTable
        props={{
          caption: 'Dwie oferty',
          columns: [
            { title: 'Mozaika', marked: true },
            { title: 'Karta', marked: false },
          ],
          rows,
        }}
        slots={{}}
        data={{}}
        block={{ id: 'compare', first: false }}
      />
    </PageProvider>,
  );
  return new JSDOM(html).window.document;
}

test('[wcag 1.1.1] every answer is a word, also where a sign shows it, and a missing one says so', () => {
  const document = render([
    { label: 'a', cells: [answer('yes'), answer('no')] },
    { label: 'b', cells: [answer('partly', 'tylko w aplikacji')] },
    { label: 'c', cells: [answer('text', '14 dni'), answer('text'), answer('yes', 'a third of two')] },
  ]);
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
    ['Tak', 'Nie'],
    ['Częściowo: tylko w aplikacji', '–Brak danych'],
    ['14 dni', '–Brak danych'],
  ]);
});

test('[wcag 1.3.1] rows and columns have headers, the region a name and a place in the tab order', () => {
  const document = render([{ label: 'Bez opłat', cells: [] }]);
  expect(document.querySelectorAll('thead th[scope=col]')).toHaveLength(3);
  expect(document.querySelector('tbody th[scope=row]')?.textContent).toBe('Bez opłat');
  const region = document.querySelector('[tabindex="0"]');
  const name = document.getElementById(region?.getAttribute('aria-labelledby') ?? '');
  expect(name?.textContent).toBe('Dwie oferty');
});

test('[wcag 1.4.1] the marked option is marked in words', () => {
  const heads = render([{ label: 'a', cells: [] }]).querySelectorAll('thead th');
  expect([...heads].map((head) => head.textContent?.includes('Nasza oferta'))).toEqual([false, true, false]);
});

test('[widget] without features there is no empty table', () => {
  expect(render([]).body.textContent).toBe('');
});
