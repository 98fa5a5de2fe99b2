import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineWidget } from '#registry/define-widget.ts';
import { action, image, key, list, object, optional, richText, text } from '#registry/fields.ts';
import { createRegistry } from '#registry/registry.ts';
import type { LegalPart } from '#registry/widget.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import { noFacts, type SiteFacts } from '#schemas/studio/site-facts.ts';
import type { CheckContext } from '../check-context.ts';
import { checkPage } from '../check-page.ts';
import { checkWords } from '../check-words.ts';
import { readHtml } from '../read-html.ts';

const shape = { category: 'content', description: 'For tests.', view: () => null } as const;
const card = defineWidget({
  ...shape,
  type: 'card',
  version: 2,
  title: 'Card',
  hydrate: 'visible',
  props: object({
    title: optional(text({ title: 'Title' })),
    html: richText({ title: 'Text', default: '' }),
    picture: optional(image({ title: 'Picture' })),
    button: optional(action({ title: 'Button' })),
    form: optional(key({ title: 'Form', relation: 'form' })),
    block: optional(key({ title: 'Block', relation: 'view-block' })),
    items: list(object({ label: text({ title: 'Label' }) }), { title: 'Items', default: [] }),
  }),
  examples: [{ name: 'plain', title: 'Plain', props: {} }],
  migrations: { 2: (props) => props },
});
const legal = (type: string, carries: LegalPart) =>
  defineWidget({
    ...shape,
    type,
    version: 1,
    title: type,
    hydrate: 'never',
    props: object({}),
    carries: [carries],
    examples: [{ name: 'plain', title: 'Plain', props: {} }],
  });
const registry = createRegistry([
  card,
  legal('example', 'credit-example'),
  legal('warning', 'credit-warning'),
]);

const site: SiteFacts = {
  locales: ['pl', 'en'],
  entries: new Map([
    [
      'page',
      new Map([
        ['about', true],
        ['soon', false],
      ]),
    ],
    ['form', new Map([['contact', true]])],
  ]),
  redirects: new Map([['old', { url: '/old', url_to: '/' }]]),
  redirectHosts: [],
  entityTypes: new Map(),
  sharedHtml: new Map([['legal', '<mozaika-widget type="example"></mozaika-widget>']]),
};
const context: CheckContext = { registry, site: noFacts, locale: 'en', t: checkWords('en'), read: readHtml };
const block = (props: Record<string, unknown>, more: Partial<Block> = {}): Block => ({
  id: 'one',
  type: 'card',
  version: 2,
  props: { title: 'Tytuł', ...props },
  ...more,
});
const pageOf = (...blocks: Block[]): PageDocument => ({
  alias: 'tried',
  title: 'Strona',
  description: 'Opis',
  layout: 'default',
  blocks,
});
const rulesOf = (page: PageDocument, more: Partial<CheckContext> = {}) =>
  checkPage(page, { ...context, ...more }).map(({ rule, path }) => `${rule} ${path}`);
const ofHtml = (html: string, more: Partial<CheckContext> = {}) => rulesOf(pageOf(block({ html })), more);

describe('[studio] headings and pictures', () => {
  test.each([
    ['<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>', []],
    ['<h2>A</h2><h4>B</h4>', ['heading-order /html']],
    ['<h1>A</h1>', ['heading-first-level /html']],
    ['<h2> </h2>', ['heading-empty /html']],
    ['<img src="/media/a.jpg" alt="">', []],
    ['<img src="/media/a.jpg">', ['alt-missing /html']],
    ['<img src="/media/a.jpg" alt="IMG_2041.jpg">', ['alt-word /html']],
  ])('[wcag 1.3.1] [wcag 1.1.1] %s', (html, expected) => {
    expect(ofHtml(html)).toEqual(expected);
  });

  test('[wcag 2.4.6] a page that begins without heading is told so, one whose text has one is not', () => {
    expect(rulesOf(pageOf(block({ title: '' })))).toEqual(['heading-missing /title']);
    expect(rulesOf(pageOf(block({ title: '', html: '<h2>A</h2>' })))).toEqual([]);
  });

  test('[wcag 1.1.1] a photograph without description is asked about, a drawing is decoration', () => {
    const picture = (src: string, alt: string) => ({ picture: { src, alt, width: 10, height: 10 } });
    expect(rulesOf(pageOf(block(picture('/media/a.jpg', ''))))).toEqual(['alt-empty /picture/alt']);
    expect(rulesOf(pageOf(block(picture('/illustrations/a.svg', ''))))).toEqual([]);
    expect(rulesOf(pageOf(block(picture('/illustrations/a.svg', 'obrazek'))))).toEqual([
      'alt-word /picture/alt',
    ]);
  });
});

describe('[studio] links and what is named', () => {
  const ofLink = (href: string) =>
    rulesOf(pageOf(block({ button: { label: 'O nas', href } })), { site: { ...site, locales: ['pl'] } });
  test.each([
    '/',
    '/about',
    '/about?x=1#y',
    '/signup',
    '/old',
    'https://example.com',
    '#one',
    '/media/a.pdf',
  ])('%s leads somewhere', (href) => expect(ofLink(href)).toEqual([]));
  test.each([
    ['/nobody', 'link-broken'],
    ['/soon', 'link-draft'],
    ['/posts/nothing', 'link-broken'],
    ['/a/b/c/d', 'link-broken'],
    ['#two', 'link-anchor'],
  ])('%s: %s', (href, rule) => expect(ofLink(href)).toEqual([`${rule} /button/href`]));

  test('a path in another language is the same page', () => {
    const linked = pageOf(block({ html: '<a href="/en/about">About us</a>' }));
    const found = rulesOf(linked, { site }).filter((one) => one.startsWith('link'));
    expect(found).toEqual([]);
  });

  test.each([
    ['<a href="/about">Kliknij tutaj</a>', ['link-words /html']],
    ['<a href="/about"> </a>', ['link-empty /html']],
    ['<a href="/about"><img src="/media/a.jpg" alt="O nas"></a>', []],
  ])('[wcag 2.4.4] words of a link: %s', (html, expected) => expect(ofHtml(html)).toEqual(expected));

  test('a form that does not exist is named', () => {
    const ofForm = (form: string) => rulesOf(pageOf(block({ form })), { site: { ...site, locales: [] } });
    expect([ofForm('contact'), ofForm('gone')]).toEqual([[], ['reference-missing /form']]);
  });
});

describe('[studio] advertising of credit', () => {
  const example: Block = { id: 'e', type: 'example', props: {} };
  const warning: Block = { id: 'w', type: 'warning', props: {} };
  const priced = block({ html: '<p>Pożyczka z RRSO 32,09%.</p>' });

  test('[law] a rate asks for example and warning, and each takes its half away', () => {
    expect(rulesOf(pageOf(priced))).toEqual(['credit-example /html', 'credit-warning /html']);
    expect(rulesOf(pageOf(priced, warning))).toEqual(['credit-example /html']);
    expect(rulesOf(pageOf(priced, example, warning))).toEqual([]);
    expect(checkPage(pageOf(priced), context)[0]).toMatchObject({ level: 'error', block_id: 'one' });
  });

  test('[law] an example in a shared block counts', () => {
    const found = rulesOf(pageOf(priced, block({ block: 'legal' }, { id: 'two' }), warning), {
      site: { ...site, locales: [] },
    });
    expect(found.filter((rule) => rule.startsWith('credit'))).toEqual([]);
  });

  test('[law] a page for customers is no advertising', () => {
    expect(rulesOf({ ...pageOf(priced), access: 'customer' })).toEqual([]);
  });

  test.each([
    'Oprocentowanie wynosi 13,5% w skali roku.',
    'Rata pożyczki od 255,55 zł miesięcznie.',
    'A loan at 9.9% interest.',
    'Кредит під 0% на перші 30 днів.',
  ])('[law] figure: %s', (sentence) => {
    expect(ofHtml(`<p>${sentence}</p>`)).toContain('credit-example /html');
  });

  test.each([
    'Pożyczkę spłacisz wcześniej bez opłat.',
    'Zniżka 20% na rowery.',
    'Dostawa kosztuje 15 zł.',
    'Masz 14 dni na odstąpienie od umowy kredytu.',
    'Zaufało nam 92% klientów.',
  ])('no figure of a credit: %s', (sentence) => expect(ofHtml(`<p>${sentence}</p>`)).toEqual([]));
});

describe('[studio] translations, weight, age', () => {
  test('what is not translated is counted for each block, and the first place is named', () => {
    const items = [{ label: 'Pierwszy' }, { label: '14' }];
    const own = block({ items }, { locales: { en: { '/title': 'Title' } } });
    const page = { ...pageOf(own), locales: { en: { title: 'Page' } } };
    const found = checkPage(page, { ...context, site: { ...noFacts, locales: ['pl', 'en'] } });
    expect(found).toMatchObject([
      { rule: 'translation-missing', locale: 'en', path: '/description' },
      { rule: 'translation-missing', locale: 'en', block_id: 'one', path: '/items/0/label' },
    ]);
    expect(found[1]?.message).toBe('1 text is not translated (EN).');
  });

  test('only widgets that come alive weigh, and only above the limit', () => {
    const weighed: string[] = [];
    const weigh = (bytes: number) => (types: readonly string[]) => {
      weighed.push(...types);
      return bytes;
    };
    const page = pageOf(block({}), { id: 'e', type: 'example', props: {} });
    expect(rulesOf(page, { weighScripts: weigh(90_000) })).toEqual([]);
    expect(rulesOf(page, { weighScripts: weigh(300_000) })).toEqual(['weight ']);
    expect(new Set(weighed)).toEqual(new Set(['card']));
  });

  test('props of an older version are told of', () => {
    expect(rulesOf(pageOf(block({}, { version: 1 })))).toEqual(['migration ']);
  });
});

test('[studio] a check never throws and never changes the page, whatever texts it holds', () => {
  const words = fc.oneof(
    fc.string(),
    fc.constantFrom('<h1>', '<a href="/x">', '<img', 'RRSO 5%', '{{count}}'),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), words, (parts, href) => {
      const page = pageOf(block({ html: parts.join(''), button: { label: 'x', href } }));
      const before = structuredClone(page);
      checkPage(page, { ...context, site });
      expect(page).toEqual(before);
    }),
  );
});
