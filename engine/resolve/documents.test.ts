import { describe, expect, test } from 'vitest';
import { messages } from '#schemas/constants.ts';
import { type Route, routes } from '#schemas/routes.ts';
import { isCatchAll, screenAlias } from '#schemas/screen-alias.ts';
import { Answer, block, createFakeSite, customer, mainTypes, page, planOf, publish } from './fake-site.ts';

const words = (text: string) => block('words', { text });
const notFound = { kind: 'problem', problem: { status: 404, message: messages.notFound } };
const down = new Answer(new Error('connect ECONNREFUSED'));

const openScreens = routes.filter(
  (route: Route) =>
    !isCatchAll(route) &&
    // Are about posts, and not there without them: see below.
    !['/posts', '/posts/{alias}', '/posts/categories/{alias}'].includes(route.path) &&
    route.anonymous === 'open' &&
    !['dev', 'other'].includes(route.group),
);
const pathOf = (route: Route) => route.path.replace(/\/\{\w+\?\}/, '').replace(/\{\w+\}/g, 'some-value');

describe('[spec 2] fixed screens', () => {
  test.each(openScreens.map((route) => [pathOf(route), route] as const))(
    '%s: default document, override, broken override, host down',
    async (path, route) => {
      const alias = screenAlias(route);
      const site = createFakeSite();
      const standard = await site.visit(path);
      expect(standard).toMatchObject({ kind: 'page', plan: { alias, status: 200, failures: [] } });
      expect(planOf(standard).head.title).not.toMatch(/^screens\.|undefined/);
      expect(JSON.stringify(planOf(standard).head.tags)).not.toMatch(/screens\./);

      publish(site, page(alias, [words('around')]));
      site.host.source.flush();
      expect(mainTypes(await site.visit(path))).toEqual(['words']);

      site.documents.set(`GET /v2/system/pages/${alias}`, { alias, blocks: 'none' });
      site.host.source.flush();
      expect(mainTypes(await site.visit(path))).toEqual(mainTypes(standard));
      expect(site.degraded).toContain('page');

      const dead = createFakeSite();
      dead.documents.set('*', down);
      const outcome = await dead.visit(path);
      expect(mainTypes(outcome)).toEqual(mainTypes(standard));
      expect(outcome).toMatchObject({ kind: 'page', freshness: { maxAgeS: 0 } });
    },
  );

  test('a stored access rule of a fixed screen is not followed: the route table says who may open it', async () => {
    const site = createFakeSite();
    publish(site, page('signin', [words('x')], { access: 'customer' }));
    expect((await site.visit('/signin')).kind).toBe('page');
  });
});

describe('[spec 2] pages of a list', () => {
  const summary = (alias: string) => ({
    id: alias,
    alias,
    title: alias,
    short_content: '',
    date_post: '2026-01-02T08:00:00Z',
    categories: [],
  });
  const listed = () => {
    const site = createFakeSite();
    site.documents.set(
      'GET /v2/posts/items',
      new Answer({
        status: 200,
        headers: { 'x-items-total': '5' },
        body: { data: [summary('a'), summary('b')] },
      }),
    );
    return site;
  };

  test('each has the number of its page in title and description, and beyond the last there is none', async () => {
    const site = listed();
    expect(planOf(await site.visit('/posts')).head).toMatchObject({ title: 'Poradnik', heading: 'Poradnik' });
    const third = planOf(await site.visit('/posts?page=3')).head;
    expect(third.title).toBe('Poradnik – Strona 3');
    expect(
      third.tags.find(({ attributes }) => attributes['name'] === 'description')?.attributes,
    ).toMatchObject({
      content: expect.stringMatching(/Strona 3$/),
    });
    expect(await site.visit('/posts?page=4')).toMatchObject(notFound);
    expect(await site.visit('/posts?page=x')).toMatchObject(notFound);
    expect(planOf(await site.visit('/en/posts?page=2')).head.title).toBe('Guide – Page 2');
  });

  test('[cache] an invented page is kept under what was read, and asks the content system for nothing new', async () => {
    const site = listed();
    await site.visit('/posts');
    const before = site.host.requests.length;
    expect(await site.visit('/posts?page=4000&x=1')).toMatchObject({ freshness: { queryRead: ['page'] } });
    expect(site.host.requests.slice(before).filter(({ path }) => path === '/v2/posts/items')).toEqual([]);
  });

  test('while the posts cannot be had, the site says so and nobody keeps that', async () => {
    const dead = createFakeSite();
    dead.documents.set('*', down);
    expect(await dead.visit('/posts')).toMatchObject({
      kind: 'problem',
      problem: { status: 503 },
      freshness: { maxAgeS: 0 },
    });
  });
});

describe('what a page is about', () => {
  const post = {
    id: '1',
    alias: 'budget',
    title: 'A budget in one evening',
    short_content: 'Paper and an hour of quiet.',
    date_post: '2026-09-14T08:00:00Z',
    categories: [],
    content: '<p>Text</p>',
  };

  test('is in its head: title and description of the post, not of the screen', async () => {
    const site = createFakeSite();
    site.documents.set('GET /v2/posts/items/budget', post);
    const { head } = planOf(await site.visit('/posts/budget'));
    expect(head.title).toContain(post.title);
    expect(head.tags).toContainEqual({
      tag: 'meta',
      attributes: { name: 'description', content: post.short_content },
    });
  });

  test('[spec 2] is not there: the page is not either', async () => {
    expect(await createFakeSite().visit('/posts/none')).toMatchObject(notFound);
  });

  test('cannot be read just now: the screen stands without it, and is not kept', async () => {
    const site = createFakeSite();
    site.documents.set('GET /v2/posts/items/budget', down);
    expect(await site.visit('/posts/budget')).toMatchObject({
      kind: 'page',
      plan: { failures: [{ kind: 'query-failed' }] },
      freshness: { maxAgeS: 0 },
    });
  });

  test('[sec 27] brings HTML that was made safe', async () => {
    const site = createFakeSite();
    site.documents.set('GET /v2/posts/items/budget', {
      ...post,
      content: '<p>Text</p><script>',
    });
    const [block] = planOf(await site.visit('/posts/budget')).regions.main;
    expect(JSON.stringify(block?.data)).toContain('Text');
    expect(JSON.stringify(block?.data)).not.toContain('<script>');
  });
});

describe('[spec 2] custom pages', () => {
  test('found', async () => {
    const site = createFakeSite();
    publish(site, page('about', [words('we')]));
    expect(await site.visit('/about')).toMatchObject({
      kind: 'page',
      plan: {
        url: '/about',
        path: '/about',
        route: '/{alias}',
        params: { alias: 'about' },
        locale: 'pl',
        status: 200,
        alias: 'about',
        layout: 'default',
        session: { signedIn: false },
        regions: {
          header: [{ type: 'site-header' }],
          main: [{ props: { text: 'we' } }],
          footer: [{ type: 'site-footer' }],
        },
      },
    });
  });

  test('missing: 404 with the slider, kept until somebody publishes it', async () => {
    const outcome = await createFakeSite().visit('/about');
    expect(outcome).toMatchObject({ ...notFound, plan: { status: 404, url: '/about' } });
    expect(mainTypes(outcome)).toEqual(['not-found-slider']);
    expect(outcome.freshness.tags).toContain('page:about');
    expect(outcome.freshness.maxAgeS).toBeGreaterThan(0);
  });

  test('one that breaks the schema: 404', async () => {
    const site = createFakeSite();
    site.documents.set('GET /v2/system/pages/about', { alias: 'about', title: 7 });
    expect(await site.visit('/about')).toMatchObject(notFound);
    expect(site.degraded).toEqual(['page']);
  });

  test('the host does not answer: 503, never kept', async () => {
    const site = createFakeSite();
    site.documents.set('*', down);
    const outcome = await site.visit('/about');
    expect(outcome).toMatchObject({
      kind: 'problem',
      problem: { status: 503, message: messages.siteOffline },
      freshness: { maxAgeS: 0 },
    });
    expect(mainTypes(outcome)).toEqual(['site-offline']);
  });

  test('only the page fails: 503; only its surroundings fail: shown, never kept', async () => {
    const site = createFakeSite();
    publish(site, page('about', [words('we')]));
    for (const call of ['languages', 'i18n', 'configs/site', 'pages/layout-default'])
      site.documents.set(`GET /v2/system/${call}`, new Answer({ status: 500 }));
    for (const call of ['seo-rule', 'snippets', 'redirect-rule'])
      site.documents.set(`POST /v2/system/${call} /about`, new Answer({ status: 500 }));
    expect(await site.visit('/about')).toMatchObject({ kind: 'page', freshness: { maxAgeS: 0 } });
    expect(site.degraded.toSorted()).toEqual(
      ['config', 'languages', 'layout', 'redirect-rule', 'seo-rule', 'snippets', 'texts'].toSorted(),
    );
    site.documents.set('GET /v2/system/pages/contact-us', new Answer({ status: 500 }));
    expect(await site.visit('/contact-us')).toMatchObject({ kind: 'problem', problem: { status: 503 } });
  });

  test('[spec 2] a document with a place of its own has no second address', async () => {
    const site = createFakeSite();
    for (const alias of ['home', 'layout-default', 'active-contract-main-card']) {
      publish(site, page(alias, [words('x')]));
      expect(await site.visit(`/${alias}`)).toMatchObject(notFound);
    }
  });

  test('for customers only', async () => {
    const site = createFakeSite();
    publish(site, page('club', [words('x')], { access: 'customer' }));
    expect(await site.visit('/club')).toMatchObject({
      kind: 'redirect',
      to: '/signin?next=%2Fclub',
      status: 302,
    });
    expect(await site.visit('/en/club')).toMatchObject({
      kind: 'redirect',
      to: '/en/signin?next=%2Fen%2Fclub',
    });
    expect(await site.visit('/club', { session: customer('nothing'), phase: 'in-app' })).toMatchObject({
      kind: 'page',
    });
  });

  test('[layout] empty has nothing around the page; a stored layout replaces header and footer', async () => {
    const site = createFakeSite();
    publish(site, page('bare', [words('x')], { layout: 'empty' }));
    publish(site, page('about', [words('x')]));
    publish(site, page('layout-default', [words('top'), block('page-content'), block('live')]));
    expect(planOf(await site.visit('/bare')).regions).toMatchObject({ header: [], footer: [] });
    expect(planOf(await site.visit('/about')).regions).toMatchObject({
      header: [{ props: { text: 'top' } }],
      footer: [{ type: 'live' }],
    });
  });
});

describe('[sec 11] pages of developers', () => {
  const dev = [
    '/dev-examples/component-examples',
    '/dev-examples/component-examples/words',
    '/dev-examples/outbox',
    '/dev-examples/popup-example',
  ];

  test.each(dev)('%s is not there unless switched on', async (url) => {
    expect(await createFakeSite().visit(url)).toMatchObject(notFound);
    expect(await createFakeSite({ devPages: true }).visit(url)).toMatchObject({ kind: 'page' });
  });

  test('a component nobody made: 404', async () => {
    const site = createFakeSite({ devPages: true });
    for (const name of ['nobody', 'constructor', '__proto__'])
      expect(await site.visit(`/dev-examples/component-examples/${name}`)).toMatchObject(notFound);
  });
});
