import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import type { TableProps } from './props.ts';
import { Table } from './table.tsx';

const draw = (props: Partial<TableProps>): Document => {
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
          ...props,
        }}
        slots={{}}
        data={{}}
        block={{ id: 'fees', first: false }}
      />
    </PageProvider>,
  );
  return new JSDOM(html).window.document;
};

test('[wcag 1.3.1] rows of uneven length keep to the columns, in a named region that takes the focus', () => {
  const document = draw({});
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

test('[spec 5] on phones rows are cards as wide as the place, and have a width of their own only where they are swiped', () => {
  const columns = [{ title: 'Kwota' }, { title: 'Rata' }, { title: 'RRSO' }];
  const widths = (phones: TableProps['phones']) =>
    [...draw({ columns, phones }).querySelectorAll('tbody tr')].map(({ classList }) =>
      classList.contains('@max-2xl:w-68'),
    );
  expect(widths('stack')).toEqual([false, false, false]);
  expect(widths('swipe')).toEqual([true, true, true]);
});
