import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import { Table } from './table.tsx';

test('[wcag 1.3.1] rows of uneven length keep to the columns, in a named region that takes the focus', () => {
  const html = renderToStaticMarkup(
    <PageProvider page={testPage({})}>
      <Table
        props={{
          title: '',
          caption: 'Opłaty',
          columns: [{ title: 'Kwota' }, { title: 'Kwota' }],
          rows: [['a'], ['b', 'c', 'extra'], ['a']],
          rowHeads: true,
          phones: 'stack',
          note: '',
        }}
        slots={{}}
        data={{}}
        block={{ id: 'fees', first: false }}
      />
    </PageProvider>,
  );
  const { document } = new JSDOM(html).window;
  const rows = [...document.querySelectorAll('tbody tr')];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['a', ''],
    ['b', 'c'],
    ['a', ''],
  ]);
  expect(document.querySelectorAll('tbody th[scope=row]')).toHaveLength(3);
  const region = document.querySelector<HTMLElement>('[tabindex="0"]');
  const name = document.getElementById(region?.getAttribute('aria-labelledby') ?? '');
  expect(name?.textContent).toBe('Opłaty');
});
