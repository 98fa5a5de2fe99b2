import { expect, test } from 'vitest';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { FormSource } from '#schemas/form-source.ts';
import { answer, createFakeHost } from '../content/fake-host.ts';
import type { Visit } from '../visit.ts';
import { findRules } from './find-rules.ts';
import { createFormCompiler } from './form-compiler.ts';
import { createFormReader } from './form-reader.ts';
import { field, formOf } from './test-forms.ts';

const passwordRules = {
  min_length: 8,
  max_length: 64,
  lower_case: true,
  upper_case: true,
  digit: true,
  special: false,
};
const rulesPath = '/v2/shop/user/password-rules';

/** A host with these answers by path, and what a visit reads of its forms. */
function site(documents: Record<string, unknown>, session: Visit['session'] = { kind: 'anonymous' }) {
  const host = createFakeHost();
  host.respond = ({ path }) => {
    if (path === rulesPath) return { body: { password: passwordRules } };
    return Object.hasOwn(documents, path) ? answer({ data: documents[path] }) : { status: 404 };
  };
  const forms = createFormCompiler();
  const reported: string[] = [];
  const read = (source: FormSource) => {
    const content = host.source.forVisit({ locale: 'pl' });
    const visit: Visit = { url: '/', phase: 'first-load', session, requestId: 'test' };
    const reader = createFormReader(
      { forms, onDegraded: (what) => reported.push(what) },
      { content, visit, locale: 'pl', today: '2026-06-15' },
    );
    return reader.form(source).then((form) => ({ form, tags: [...content.reads.tags] }));
  };
  return { host, forms, told: reported, read };
}

test('[forms] a form of editors comes with its addresses, and its page is made anew when it changes', async () => {
  const { read } = site({ '/v2/forms/contact': formOf(field('a')) });
  const { form, tags } = await read({ kind: 'content', name: 'contact' });
  expect(form).toMatchObject({
    submit: 'POST /v2/forms/contact',
    filesUrl: '/v2/forms/contact/files',
    hints: 'GET /v2/forms/contact/hints/{field}',
    today: '2026-06-15',
    rulesUrl: expect.stringMatching(
      /^\/_form-rules\/[0-9a-f]{32}\.mjs\?kind=content&name=contact&language=pl$/,
    ),
  });
  expect(tags).toEqual([contentKinds.form.tag('contact', 'pl')]);
  expect(form).not.toHaveProperty('passwordRules');
});

test('[forms] forms of the customer system: by group, with the rules for passwords', async () => {
  const path = '/v2/system/customers/registration/settings';
  const { host, read } = site({ [path]: formOf(field('p', { type: 'password' })) });
  const { form, tags } = await read({ kind: 'registration', name: 'partner' });
  expect(form).toMatchObject({ submit: 'POST /v2/system/customers/registration/partner', passwordRules });
  expect(form).not.toHaveProperty('hintsUrl');
  expect(host.requests[0]?.query).toEqual({ language: 'pl', group: 'partner' });
  expect(tags).toContain(contentKinds.form.tag('registration', 'pl'));
  expect(tags).toContain(contentKinds.form.tag('registration-partner', 'pl'));
  expect(tags).toContain(contentKinds.config.tag('password-rules'));
});

test('[forms] a form for customers alone is read as the customer, or not at all', async () => {
  const source = { kind: 'profile-update' } as const;
  expect((await site({}).read(source)).form).toBeNull();
  const asked: unknown[] = [];
  const { host, read } = site(
    {},
    {
      kind: 'customer',
      status: async () => '',
      read: async (...call) => {
        asked.push(call);
        return formOf(field('a'));
      },
    },
  );
  expect((await read(source)).form?.submit).toBe('POST /v2/system/customers/account/profile-update/personal');
  expect(asked).toEqual([['account.profile-update.get', { params: { group: 'personal' }, locale: 'pl' }]]);
  expect(host.requests).toEqual([]);
});

test('[forms] options of a lookup are filled in, and a change of the lookup changes the rules', async () => {
  const documents: Record<string, unknown> = {
    '/v2/forms/contact': formOf(field('city', { type: 'select', lookup: 'cities' })),
    '/v2/system/lookups/cities': [{ uuid: 'waw', name: 'Warszawa' }],
  };
  const { host, read } = site(documents);
  const before = await read({ kind: 'content', name: 'contact' });
  expect(before.form?.definition.groups[0]?.fields[0]?.values).toEqual([{ key: 'waw', value: 'Warszawa' }]);
  expect(before.tags).toContain(contentKinds.lookup.tag('cities', 'pl'));
  documents['/v2/system/lookups/cities'] = [{ uuid: 'krk', name: 'Kraków' }];
  host.source.invalidate([contentKinds.lookup.tag('cities', 'pl')]);
  expect((await read({ kind: 'content', name: 'contact' })).form?.rulesUrl).not.toBe(before.form?.rulesUrl);
});

test('[forms] what was left out is told once; a definition that is none fails its block', async () => {
  const { told: reported, read } = site({
    '/v2/forms/odd': formOf(field('a', { type: 'hologram' })),
    '/v2/forms/none': { alias: 'none' },
  });
  await read({ kind: 'content', name: 'odd' });
  await read({ kind: 'content', name: 'odd' });
  expect(reported).toEqual(['form content odd (pl), unknown-field-type at "a"']);
  await expect(read({ kind: 'content', name: 'none' })).rejects.toThrow('cannot be read');
  expect((await read({ kind: 'content', name: 'missing' })).form).toBeNull();
  expect((await read({ kind: 'content', name: '../x' })).form).toBeNull();
});

test('[forms] a server that has not compiled the form yet makes its rules again; old rules are gone', async () => {
  const languages = [
    {
      id: '1',
      title: 'Polski',
      short_title: 'PL',
      selftitle: 'Polski',
      is_default: true,
      locale: 'pl',
      code: 'pl',
    },
  ];
  const documents: Record<string, unknown> = {
    '/v2/forms/contact': formOf(field('a')),
    '/v2/system/languages': languages,
  };
  const first = site(documents);
  const { form } = await first.read({ kind: 'content', name: 'contact' });
  const hash = form?.rulesUrl.slice('/_form-rules/'.length).split('.')[0] ?? '';
  const other = { forms: createFormCompiler(), source: site(documents).host.source };
  const anonymous = { kind: 'anonymous' } as const;
  const at = (locale: string) => ({ source: { kind: 'content', name: 'contact' } as const, locale });
  expect(await findRules(other, { hash }, anonymous)).toBeNull();
  expect(await findRules(other, { hash, form: at('xx') }, anonymous)).toBeNull();
  expect(await findRules(other, { hash, form: at('pl') }, anonymous)).toBe(first.forms.module(hash));
  const empty = site({ ...documents, '/v2/system/languages': [] }).host.source;
  const unnamed = { forms: createFormCompiler(), source: empty };
  expect(
    await findRules(unnamed, { hash, form: at('xx') }, anonymous),
    'no language is published',
  ).toBeNull();
  expect(await findRules(unnamed, { hash, form: at('pl') }, anonymous)).toBe(first.forms.module(hash));
  documents['/v2/forms/contact'] = formOf(field('b'));
  const third = { forms: createFormCompiler(), source: site(documents).host.source };
  expect(await findRules(third, { hash, form: at('pl') }, anonymous)).toBeNull();
});
