import { describe, expect, test } from 'vitest';
import { Answer, block, createFakeSite, customer, page, planOf, publish } from './fake-site.ts';

const moved = (to: string, status = 302) => expect.objectContaining({ kind: 'redirect', to, status });
const site = () => {
  const made = createFakeSite();
  publish(made, page('about', [block('words')]));
  return made;
};

describe('[spec 2] languages', () => {
  test('the default one has no prefix, the others have theirs', async () => {
    expect(planOf(await site().visit('/about'))).toMatchObject({
      locale: 'pl',
      path: '/about',
      url: '/about',
    });
    expect(planOf(await site().visit('/en/about'))).toMatchObject({
      locale: 'en',
      path: '/about',
      url: '/en/about',
    });
    expect(planOf(await site().visit('/en'))).toMatchObject({ locale: 'en', path: '/', url: '/en' });
  });

  test('content is asked for in the language of the page', async () => {
    const made = site();
    await made.visit('/en/about');
    const asked = made.host.requests.filter(({ path }) => path === '/v2/system/pages/about');
    expect(asked).toMatchObject([{ locale: 'en' }]);
  });

  test.each([
    ['/pl', '/'],
    ['/pl/about', '/about'],
    ['/pl/about?x=1', '/about?x=1'],
    ['/about/', '/about'],
    ['/en/', '/en'],
    ['/en//about', '/en/about'],
    ['/en/about/?a=b&c', '/en/about?a=b&c'],
    ['/%61bout', '/about'],
    ['/pl/%2fevil.example/', '/evil.example/'],
    ['/pl/%5C%2Fevil.example', '/evil.example'],
    ['/en/%2fabout', '/en/about'],
  ])('[spec 2] %s has one spelling: %s', async (url, to) => {
    expect(await site().visit(url)).toEqual(moved(to, 301));
  });

  test.each([
    '/pl//evil.example',
    '/pl/\\evil.example',
    '//evil.example',
    '/pl///evil.example/x',
    '/en//evil.example',
  ])('[sec 21] %s never leads to another host', async (url) => {
    const outcome = await site().visit(url);
    if (outcome.kind === 'redirect')
      expect(new URL(outcome.to, 'https://here.example').origin).toBe('https://here.example');
    else expect(outcome).toMatchObject({ kind: 'problem', problem: { status: 404 } });
  });

  test('a host without languages is a Polish one', async () => {
    const made = site();
    made.documents.set('GET /v2/system/languages', []);
    expect(planOf(await made.visit('/about'))).toMatchObject({ locale: 'pl', languages: [{ locale: 'pl' }] });
  });
});

describe('[spec 2] who may open a screen', () => {
  test.each(['/application', '/chat', '/profile-settings', '/confirm-wait/bc'])(
    'visitors go from %s to sign in, and come back from there',
    async (url) => {
      const next = (path: string) => `?next=${encodeURIComponent(path)}`;
      expect(await site().visit(url)).toEqual(moved(`/signin${next(url)}`));
      expect(await site().visit(`/en${url}`)).toEqual(moved(`/en/signin${next(`/en${url}`)}`));
    },
  );

  test('nobody comes back to a one-click link without a token', async () => {
    expect(await site().visit('/signin/one-click')).toEqual(moved('/signin'));
  });

  test('[truth] the way back of an ended session has the whole address, and says that it ended', async () => {
    const session = { kind: 'anonymous', ended: true } as const;
    const at = async (url: string, phase: 'first-load' | 'in-app' = 'first-load') => {
      const made = site();
      publish(made, page('club', [block('words')], { access: 'customer' }));
      const outcome = await made.visit(url, { session, phase });
      expect(await made.engine.needsSignInAgain(url), url).toBe(outcome.kind === 'redirect');
      return outcome.kind === 'redirect' ? outcome.to : outcome.kind;
    };
    const back = (path: string) => `/signin?${new URLSearchParams({ next: path, session: 'ended' })}`;
    expect(await at('/confirm-wait/bc?order=7&x=1')).toBe(back('/confirm-wait/bc?order=7&x=1'));
    expect(await at('/counter-offer', 'in-app')).toBe(back('/counter-offer'));
    expect(await at('/en/dashboard')).toBe(`/en${back('/en/dashboard')}`);
    expect(await at('/club')).toBe(back('/club'));
    // What is everybody's is shown without a word: nobody is kept from reading.
    for (const url of ['/about', '/', '/faq', '/posts', '/signin', '/no-such-page'])
      expect(await at(url), url).not.toContain('/signin?');
  });

  test.each(['/signin', '/signup', '/personal-data', '/password-restore', '/password/reset'])(
    'customers go home from %s, and no status is asked for',
    async (url) => {
      const session = customer('contract');
      expect(await site().visit(url, { session })).toEqual(moved('/'));
      expect(session.asked()).toBe(0);
    },
  );

  test.each([
    ['/signin?next=%2Fchat%2Fa%3Fb%3D1%23c', '/chat/a?b=1#c'],
    ['/signin/link?next=%2Fen%2Fchat', '/en/chat'],
    ['/en/signin?next=%2Fchat', '/chat'],
    ['/signup?next=%2Fabout', '/about'],
    ['/signin?next=https%3A%2F%2Fevil.example%2F', '/'],
    ['/signin?next=%2F%2Fevil.example', '/'],
    ['/signin?next=%2Fsignin%3Fnext%3D%252Fsignin', '/'],
    ['/en/signin?next=%2Fen%2Fsignup', '/en'],
  ])('customers go on from %s to where it would have led them: %s', async (url, to) => {
    expect(await site().visit(url, { session: customer('contract') })).toEqual(moved(to));
  });
});

describe('[spec 4] application status', () => {
  test.each([
    ['filling-form', '/about', '/application'],
    ['contract', '/', '/active-contract/main-card'],
    ['change-password', '/application', '/password/update'],
    ['nothing', '/about', '/'],
    ['screening', '/application', '/confirm-wait'],
    ['constructor', '/about', '/'],
  ])('%s: from %s to %s', async (status, url, to) => {
    const session = customer(status);
    expect(await site().visit(url, { session })).toEqual(moved(to));
    expect(await site().visit(`/en${url === '/' ? '' : url}`, { session })).toEqual(
      moved(to === '/' ? '/en' : `/en${to}`),
    );
  });

  test('a failed fetch goes to the start page, and stays there', async () => {
    const session = customer(new Error('502'));
    expect(await site().visit('/about', { session })).toEqual(moved('/'));
    expect(await site().visit('/', { session })).toMatchObject({ kind: 'page' });
  });

  test('a status call that throws at once is a failed fetch', async () => {
    const session = {
      kind: 'customer',
      status: (): Promise<string> => {
        throw new Error('no platform');
      },
      read: () => Promise.reject(new Error('no platform')),
    } as const;
    expect(await site().visit('/about', { session })).toEqual(moved('/'));
  });

  test('while the application is processed the page asks again', async () => {
    const session = customer('scoring');
    expect(planOf(await site().visit('/about', { session })).pollMs).toBe(3000);
    expect(planOf(await site().visit('/about')).pollMs).toBeUndefined();
  });

  test('asked at most once a visit, and not at all where nothing depends on it', async () => {
    const made = createFakeSite();
    publish(
      made,
      page('active-contract-main-card', [block('contract'), block('contract', {}, { id: 'two' })]),
    );
    publish(made, page('info', [block('words')]));
    const session = customer('contract');
    expect(planOf(await made.visit('/active-contract/main-card', { session })).regions.main).toHaveLength(2);
    expect(session.asked()).toBe(1);
    for (const [url, phase] of [
      ['/info', 'first-load'],
      ['/cart', 'in-app'],
      ['/authlink/x', 'first-load'],
    ] as const)
      await made.visit(url, { session, phase });
    expect(session.asked()).toBe(1);
  });

  test('[truth] pages that are open while an application runs, by their document', async () => {
    const made = site();
    publish(made, page('rules', [block('words')], { open_in_any_status: true }));
    publish(made, page('faq', [block('words')]));
    publish(made, page('home', [block('words')], { open_in_any_status: true }));
    for (const session of [customer('contract'), customer(new Error('502'))]) {
      expect(await made.visit('/rules', { session })).toMatchObject({ kind: 'page' });
      // No document of theirs is stored: the code's own says it.
      for (const url of ['/posts', '/profile-settings', '/dashboard', '/contacts', '/cart', '/chat'])
        expect(await made.visit(url, { session }), url).toMatchObject({ kind: 'page' });
    }
    const session = customer('contract');
    // A stored one that does not say it is closed, and so is a page that cannot be read.
    expect(await made.visit('/faq', { session })).toEqual(moved('/active-contract/main-card'));
    expect(await made.visit('/', { session })).toEqual(moved('/active-contract/main-card'));
    made.documents.set('GET /v2/system/pages/rules', new Answer({ status: 500 }));
    made.host.source.flush();
    expect(await made.visit('/rules', { session })).toMatchObject({ kind: 'page' }); // the last good copy
    const away = site();
    away.documents.set('GET /v2/system/pages/rules', new Answer({ status: 500 }));
    expect(await away.visit('/rules', { session })).toEqual(moved('/active-contract/main-card'));
  });

  test('[truth] an address without a page is answered 404 or led on, to customers as to everybody', async () => {
    const made = site();
    const session = customer('contract');
    expect(await made.visit('/nothing-here', { session })).toMatchObject({ problem: { status: 404 } });
    made.documents.set('POST /v2/system/redirect-rule /old', { url: '/old', url_to: '/about' });
    expect(await made.visit('/old', { session })).toEqual(moved('/about'));
  });

  test('[truth] the gate reads the document once, together with the status', async () => {
    const made = site();
    publish(made, page('rules', [block('words')], { open_in_any_status: true }));
    const pageAsked = Promise.withResolvers<void>();
    let statusAsked = false;
    const { respond } = made.host;
    made.host.respond = (request) => {
      if (request.path !== '/v2/system/pages/rules') return respond?.(request) ?? {};
      // Neither waits for the other: the status is under way by now, and answers only because the page was asked for.
      pageAsked.resolve();
      return statusAsked ? (respond?.(request) ?? {}) : { status: 500 };
    };
    const session = {
      ...customer('contract'),
      status: async () => {
        statusAsked = true;
        await pageAsked.promise;
        return 'contract';
      },
    };
    expect(await made.visit('/rules', { session })).toMatchObject({ kind: 'page' });
    expect(made.host.requests.filter(({ path }) => path === '/v2/system/pages/rules')).toHaveLength(1);
  });

  test('the first name of the session stands in the plan, the token nowhere', async () => {
    const outcome = await site().visit('/about', { session: customer('nothing'), phase: 'in-app' });
    expect(planOf(outcome).session).toEqual({
      signedIn: true,
      firstName: 'Ewa',
      statusCall: 'GET /v2/shop/application/status',
    });
  });
});

describe('[spec 3] redirect rules', () => {
  const withRule = (from: string, rule: object, values: object = {}) => {
    const made = site();
    made.documents.set(`POST /v2/system/redirect-rule ${from}`, { url: from, ...rule });
    made.documents.set('GET /v2/system/configs/site', { category: 'site', values });
    return made;
  };

  test('of a page, also of one that does not exist, in the language of the visitor', async () => {
    expect(await withRule('/about', { url_to: '/faq' }).visit('/about')).toEqual(moved('/faq'));
    expect(
      await withRule('/old/deep/one', { url_to: '/faq', permanent: true }).visit('/old/deep/one'),
    ).toEqual(moved('/faq', 301));
    expect(await withRule('/about', { url_to: '/faq' }).visit('/en/about')).toEqual(moved('/en/faq'));
  });

  test('[sec 21] to another host only when the site names it', async () => {
    const rule = { url_to: 'https://bank.example/x' };
    expect((await withRule('/about', rule).visit('/about')).kind).toBe('page');
    expect(await withRule('/about', rule, { redirect_hosts: ['bank.example'] }).visit('/about')).toEqual(
      moved('https://bank.example/x'),
    );
  });

  test.each(['/about', '/about/', '/about?x=1', '/pl/about', '/%61bout'])(
    'one that leads to the page itself (%s) is not followed',
    async (url_to) => {
      expect((await withRule('/about', { url_to }).visit('/about')).kind).toBe('page');
    },
  );

  test.each(['/', '/signin', '/contacts'])(
    '[issue 13] one that would take the screen %s away is not followed',
    async (from) => {
      expect((await withRule(from, { url_to: '/karta' }).visit(from)).kind).toBe('page');
    },
  );

  test('[issue 13] those that lead in a ring, or through more than five, are not followed', async () => {
    const made = withRule('/about', { url_to: '/back' });
    made.documents.set('POST /v2/system/redirect-rule /back', { url: '/back', url_to: '/about' });
    expect((await made.visit('/about')).kind).toBe('page');
    const way = ['/one', '/two', '/three', '/four', '/five', '/six', '/seven'];
    for (const [index, url] of way.slice(0, -1).entries())
      made.documents.set(`POST /v2/system/redirect-rule ${url}`, { url, url_to: way[index + 1] });
    expect((await made.visit('/one')).kind).toBe('problem');
    expect(await made.visit('/two')).toEqual(moved('/three'));
  });

  test('[sec 14] does not come before the gate', async () => {
    const made = withRule('/application', { url_to: '/faq' });
    expect(await made.visit('/application')).toEqual(moved('/signin?next=%2Fapplication'));
  });
});
