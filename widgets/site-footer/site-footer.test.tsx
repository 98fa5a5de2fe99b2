import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import type { SiteFooterProps } from './props.ts';
import { SiteFooter } from './site-footer.tsx';
import { widget } from './widget.ts';

const nobody: SiteFooterProps = {
  menu: 'bottom',
  company: '',
  address: '',
  phone: '',
  hours: '',
  email: '',
  help: '/contacts',
  register: '',
  warning: '',
  example: '',
};
const render = (props: Partial<SiteFooterProps>) =>
  new JSDOM(
    renderToStaticMarkup(
      <PageProvider page={testPage(widget.texts['pl'] ?? {})}>
        <SiteFooter
          props={{ ...nobody, ...props }}
          slots={{}}
          data={{
            menu: [],
            warning: { text: 'Pożyczanie kosztuje.', locale: 'pl', source: '', from: '2026-01-01' },
          }}
          block={{ id: 'footer', first: false }}
        />
      </PageProvider>,
    ),
  ).window.document;

test('[issue 13] nothing known of the lender leaves no empty line, the way to help and the warning stay', () => {
  const document = render({});
  const lines = [...document.querySelectorAll('p, address, a, li')].map((line) => line.textContent);
  expect(lines).toEqual(['Potrzebujesz pomocy?', 'Wszystkie sposoby kontaktu', 'Pożyczanie kosztuje.']);
});

test('[issue 13] what is known stands in the legal line, without commas of what is not', () => {
  const document = render({ company: 'Kredyt sp. z o.o.', register: 'KRS 1' });
  expect([...document.querySelectorAll('p')].at(-1)?.textContent).toBe('Kredyt sp. z\u00A0o.o., KRS 1');
});
