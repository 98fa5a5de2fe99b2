import { expect, test } from 'vitest';
import type { PageFields } from '../puck/puck-shape.ts';
import { settingsOf, withSettings } from './page-settings.ts';

const page: PageFields = {
  alias: 'about',
  title: 'O nas',
  layout: 'default',
  access: 'customer',
  noindex: true,
  locales: { en: { title: 'About us' } },
};

test('[studio] settings of a page go into the fields and back without loss', () => {
  const { value, translations } = settingsOf(page);
  expect(translations).toStrictEqual({ en: { '/title': 'About us' } });
  expect(withSettings(page, value, translations)).toStrictEqual(page);
});

test('[studio] a language without words is left out, and the address stays', () => {
  const { value } = settingsOf(page);
  const changed = withSettings(page, { ...value, title: 'My' }, { en: {} });
  expect(changed).toMatchObject({ alias: 'about', title: 'My' });
  expect(changed).not.toHaveProperty('locales');
});
