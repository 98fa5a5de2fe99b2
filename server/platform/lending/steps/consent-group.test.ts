import { expect, test } from 'vitest';
import type { FormDefinition } from '#schemas/form.ts';
import { fieldsOf } from '../../content/forms/check-submission.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import { withConsents } from './consent-group.ts';

const item = (uuid: string, link?: string) => ({
  uuid,
  name: uuid,
  text: `I accept ${uuid}`,
  link,
  required: true,
});
const lookups = [
  { key: 'getRequiredConsents', data: [item('terms', '/terms'), item('privacy', '/privacy'), item('rules')] },
  { key: 'formConsents', data: [item('sheet', '/sheet')] },
];
const live = { some: async () => ({ entries: lookups }) } as unknown as LiveContent;
const form: FormDefinition = { alias: 'step', title: 'Step', button_text: 'Next', groups: [] };

const asked = async (...accepted: { text: string; document: string }[]) =>
  fieldsOf(await withConsents(form, live, 'en', accepted)).map(({ alias }) => alias);

test('[truth] a document that was accepted is not asked for again; the words have to be the same', async () => {
  const all = ['consent-terms', 'consent-privacy', 'consent-rules', 'consent-sheet'];
  expect(await asked()).toEqual(all);
  expect(await asked({ text: 'I accept terms', document: '/terms' })).toEqual(all.slice(1));
  expect(await asked({ text: 'I accept other terms', document: '/terms' })).toEqual(all);
  expect(await asked({ text: 'I accept terms', document: '/older-terms' })).toEqual(all);
});

test('[truth] what is about the one application is asked for in each', async () => {
  expect(await asked({ text: 'I accept sheet', document: '/sheet' })).toContain('consent-sheet');
});

test('a group without a question is left out', async () => {
  const none = {
    some: async () => ({
      entries: lookups.slice(0, 1).map((one) => ({ ...one, data: [item('terms', '/terms')] })),
    }),
  };
  const left = await withConsents(form, none as unknown as LiveContent, 'en', [
    { text: 'I accept terms', document: '/terms' },
  ]);
  expect(left.groups).toEqual([]);
});
