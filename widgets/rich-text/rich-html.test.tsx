import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { RichHtml } from './rich-html.tsx';

const page = {
  locale: 'en',
  languages: [],
  path: '/',
  params: {},
  title: '',
  session: { signedIn: false },
  today: '2026-01-15',
  timeZone: 'Europe/Warsaw',
  t: (key: string) => key,
  href: (link: string) => (link.startsWith('/') ? `/en${link}` : link),
};
const slots = { w0: <aside>widget</aside> };
const render = (html: string) =>
  renderToStaticMarkup(
    <PageProvider page={page}>
      <RichHtml html={html} slots={slots} />
    </PageProvider>,
  );
const place = (name: string) => `<mozaika-slot name="${name}"></mozaika-slot>`;

describe('[issue 2.9] widgets inside running text', () => {
  test('stand where their tags stood, outside of the text looks', () => {
    expect(render(`<p>before</p>${place('w0')}<p>after</p>`)).toMatch(
      /^<div class="prose"><p>before<\/p><\/div><div class="(?![^"]*prose)[^"]*"><aside>widget<\/aside><\/div><div class="prose"><p>after<\/p><\/div>$/,
    );
  });

  test('are not put into a paragraph, which HTML would close before them', () => {
    const html = render(`<p>look: ${place('w0')}</p>`);
    expect(html).toContain('<div>look: <aside>widget</aside></div>');
    expect(html).not.toContain('<p>');
  });

  test.each(['w1', 'constructor', '__proto__', 'toString'])(
    'leave no trace when slot %s was not filled',
    (name) => {
      expect(render(`<p>a</p>${place(name)}`)).not.toMatch(/function|mozaika-slot|aside/);
    },
  );

  test('may stand deep in the text', () => {
    expect(render(`<ul><li>one ${place('w0')}</li></ul>`)).toContain('<li>one <aside>widget</aside></li>');
  });
});

describe('running text', () => {
  test('links of this site get the language of the page, other hosts learn nothing of it', () => {
    const html = render(
      '<p><a href="/info">in</a> <a href="https://x.example/">out</a> <a href="#a">on</a></p>',
    );
    expect(html).toContain('<a href="/en/info">in</a>');
    expect(html).toContain('<a href="https://x.example/" rel="noopener noreferrer">out</a>');
    expect(html).toContain('<a href="#a">on</a>');
  });

  test('pictures wait until they are near, and keep their size and words', () => {
    expect(render('<img src="/media/a.png" alt="Umowa" width="4" height="3">')).toContain(
      '<img src="/media/a.png" alt="Umowa" width="4" height="3" loading="lazy" decoding="async"/>',
    );
  });

  test('[a11y] a wide table scrolls by itself, by keyboard too, under the name of its caption', () => {
    expect(
      render('<table><caption>Terminy <b>spłat</b></caption><tbody><tr><td>1</td></tr></tbody></table>'),
    ).toMatch(/<div role="group" tabindex="0" aria-label="Terminy spłat" class="overflow-x-auto"><table>/);
  });

  test('comments and empty lines between blocks leave nothing behind', () => {
    expect(render('\n<!-- note -->\n<p>a</p>')).toBe('<div class="prose"><p>a</p></div>');
    expect(render('')).toBe('');
  });
});
