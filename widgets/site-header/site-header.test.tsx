import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type PageInfo, PageProvider } from '#engine/react/page-context.tsx';
import type { Menu } from '#schemas/menu.ts';
import { SiteHeader } from './site-header.tsx';
import { testPage } from './test-page.ts';
import { texts } from './texts.ts';

const item = (id: string, title: string, link: string, submenu: Menu = []) => ({ id, title, link, submenu });
const main = [
  item('loan', 'Pożyczka', '/jak-to-dziala', [item('costs', 'Koszty', '/info')]),
  item('about', 'O nas', '/about'),
];
const customerMenu = [item('dashboard', 'Moje sprawy', '/dashboard'), item('chat', 'Napisz do nas', '/chat')];
const language = (locale: string, isDefault = false) => ({
  id: locale,
  title: locale,
  short_title: locale.toUpperCase(),
  selftitle: locale,
  is_default: isDefault,
  locale,
  code: locale,
});

function render(overrides: Partial<PageInfo> = {}, account: Menu = customerMenu, cart?: string) {
  const html = renderToStaticMarkup(
    <PageProvider page={testPage(texts.pl, overrides)}>
      <SiteHeader
        props={{
          name: 'Mozaika',
          menu: 'main',
          accountMenu: 'main-auth',
          help: '/contacts',
          ...(cart !== undefined && { cart }),
          phone: '22 000 01 23',
          hours: 'pon.–pt. 8.00–20.00',
        }}
        slots={{}}
        data={{ main, account }}
        block={{ id: 'header', first: false }}
      />
    </PageProvider>,
  );
  const { document } = new JSDOM(html).window;
  return { links: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')), document };
}

describe('site-header', () => {
  test('[wcag 2.4.1] its first link skips to the content', () => {
    expect(render().links[0]).toBe('#main');
  });

  test('[spec 6] an anonymous visitor is offered to sign in and up, never the customer area', () => {
    const { links } = render();
    expect(links).toContain('/signin');
    expect(links).toContain('/signup');
    expect(links).not.toContain('/dashboard');
  });

  test('[spec 6] a customer gets the customer menu and no way to sign in again', () => {
    const { links, document } = render({ session: { signedIn: true, firstName: 'Halina' } });
    expect(links).toContain('/dashboard');
    expect(links).not.toContain('/signin');
    expect(document.body.textContent).toContain('Halina');
  });

  test('[sec 4] a customer can sign out from every page, at every width; a visitor has nothing to sign out of', () => {
    const buttons = (signedIn: boolean) =>
      render({ session: { signedIn } }).document.querySelectorAll('button[data-sign-out]').length;
    expect(buttons(true)).toBe(2);
    expect(buttons(false)).toBe(0);
  });

  test('[truth] on a phone a customer’s own ways come before the shop’s, a visitor’s way in after them', () => {
    const order = (signedIn: boolean) => {
      const menu = render({ session: { signedIn } }).document.querySelector('.phone-menu');
      const links = [...(menu?.querySelectorAll('a, button') ?? [])];
      const own = signedIn ? '[data-sign-out]' : '[href="/signin"]';
      const at = (selector: string) => links.findIndex((link) => link.matches(selector));
      return { own: at(own), shop: at('nav a') };
    };
    expect(order(true).own).toBeGreaterThanOrEqual(0);
    expect(order(true).own).toBeLessThan(order(true).shop);
    expect(order(false).own).toBeGreaterThan(order(false).shop);
  });

  test('[spec 7] ways in of the content system stand in for the usual ones', () => {
    const { links } = render({}, [item('in', 'Logowanie', '/signin/one-click')]);
    expect(links).toContain('/signin/one-click');
    expect(links).not.toContain('/signup');
  });

  test('[wcag 1.3.1] marks the page it stands on, in both menus', () => {
    const { document } = render({ path: '/info' });
    const current = [...document.querySelectorAll('[aria-current=page]')];
    expect(current.map((link) => link.getAttribute('href'))).toEqual(['/info', '/info']);
  });

  test('[spec 2] languages lead to the same page, the default one without prefix', () => {
    const languages = [language('pl', true), language('en'), language('uk')];
    const at = (path: string) => {
      const { document } = render({ languages, path });
      const links = document.querySelectorAll('nav[aria-label="Język"]')[0]?.querySelectorAll('a') ?? [];
      return [...links].map((link) => link.getAttribute('href'));
    };
    expect(at('/about')).toEqual(['/about', '/en/about', '/uk/about']);
    expect(at('/')).toEqual(['/', '/en', '/uk']);
  });

  test('[wcag 3.2.6] the way to help has its name and its place, whoever visits', () => {
    for (const session of [{ signedIn: false }, { signedIn: true, firstName: 'Halina' }]) {
      const help = render({ session }).document.querySelector('header > div > a[href="/contacts"]');
      expect(help?.textContent).toContain('Pomoc');
      expect(help?.textContent).toContain('22 000 01 23');
    }
  });

  test('[issue 17] the way to the cart is there if the site has one, and shows in the shop even while it is empty', () => {
    const linkAt = (path: string) =>
      render({ path }, customerMenu, '/cart').document.querySelector('a[data-cart-link]');
    expect(render().document.querySelector('[data-cart-link]')).toBeNull();
    expect(linkAt('/')?.getAttribute('href')).toBe('/cart#panel');
    expect(linkAt('/cart')?.getAttribute('href')).toBe('/cart');
    expect(linkAt('/')?.classList).toContain('hidden');
    for (const path of ['/cart', '/category', '/category/dom/goods/lampa'])
      expect(linkAt(path)?.classList).not.toContain('hidden');
    expect(linkAt('/categories')?.classList).toContain('hidden');
  });

  test('[spec 1] with one language there is nothing to switch', () => {
    expect(render({ languages: [language('pl', true)] }).document.querySelector('[hreflang]')).toBeNull();
  });
});
