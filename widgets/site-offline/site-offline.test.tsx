import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { engineTexts } from '#engine/i18n/engine-texts.ts';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '../site-header/test-page.ts';
import { SiteOffline } from './site-offline.tsx';
import { widget } from './widget.ts';

const render = (text: string) =>
  renderToStaticMarkup(
    <PageProvider page={testPage({ ...engineTexts['pl'], ...widget.texts['pl'] })}>
      <SiteOffline props={{ text, phone: '' }} slots={{}} data={{}} block={{ id: 'offline', first: true }} />
    </PageProvider>,
  );

test("[spec 8] shows the host's text with the message, else the usual words", () => {
  expect(render('Wracamy o 6.00')).toContain('Wracamy o 6.00');
  expect(render('Wracamy o 6.00')).toContain('Site is offline');
  expect(render('')).toContain('Prowadzimy prace techniczne.');
});

test("[sec 10] the host's text is text, never markup", () => {
  expect(render('<img src=x onerror=alert(1)>')).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
