import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import { DefaultScreen } from './default-screen.tsx';
import { widget } from './widget.ts';

const render = (screen: string) =>
  renderToStaticMarkup(
    <PageProvider page={testPage({ ...widget.texts['pl'], 'screens.cart.title': 'Koszyk' })}>
      <DefaultScreen
        props={{ screen, phone: '+48 22 000 01 23' }}
        slots={{}}
        data={{}}
        block={{ id: 's', first: true }}
      />
    </PageProvider>,
  );

test('[issue 2] has the title of its screen, says that it is being prepared and how to reach us', () => {
  const html = render('cart');
  expect(html).toMatch(/<h1[^>]*>Koszyk<\/h1>/);
  expect(html).toContain('Przygotowujemy tę część serwisu');
  expect(html).toContain('href="tel:+48220000123"');
  expect(html).toContain('href="/contacts"');
});

test('[issue 2] a screen without texts, whatever its key, has the usual ones', () => {
  for (const screen of ['unknown', 'constructor', '__proto__'])
    expect(render(screen)).toMatch(/<h1[^>]*>Ta część serwisu powstaje<\/h1>/);
});
