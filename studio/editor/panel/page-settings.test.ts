import { expect, test } from 'vitest';
import { opennessOfPage } from '../draft/page-path.ts';
import type { PageFields } from '../puck/puck-shape.ts';
import { pageSettings, settingsOf, withSettings } from './page-settings.ts';

const page: PageFields = {
  alias: 'about',
  title: 'O nas',
  layout: 'default',
  access: 'customer',
  open_in_any_status: true,
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

test.each([
  ['about', true],
  ['faq', true],
  ['posts-item', true],
  ['profile-settings', true],
  ['home', false],
  ['application', false],
  ['signin', false],
  ['info', false],
  ['layout-default', false],
])('[truth] whether %s stays open while an application runs is asked: %s', (alias, asked) => {
  const { properties } = pageSettings((key) => key, opennessOfPage(alias));
  expect(Object.keys(properties).includes('open_in_any_status')).toBe(asked);
});
