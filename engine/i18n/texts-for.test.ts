import { describe, expect, test } from 'vitest';
import { pickTexts } from './pick-texts.ts';
import { textsFor } from './texts-for.ts';
import { createTranslator } from './translator.ts';

const widget = {
  pl: {
    'w.title': 'Tytuł',
    'w.days_one': '{{count}} dzień',
    'w.days_few': '{{count}} dni',
    'w.days_many': '{{count}} dni',
    'w.days_other': '{{count}} dnia',
    'w.pl': 'tylko pl',
  },
  en: {
    'w.title': 'Title',
    'w.days_one': '{{count}} day',
    'w.days_other': '{{count}} days',
    'page.skip': 'widget',
  },
};

describe('[i18n] layers', () => {
  test('widget, then engine, then content', () => {
    expect(textsFor('en', [widget], {})['w.title']).toBe('Title');
    expect(textsFor('en', [widget], {})['page.skip']).toBe('Skip to content');
    expect(textsFor('en', [widget], { 'page.skip': 'Content', 'w.title': 'Mine' })).toMatchObject({
      'page.skip': 'Content',
      'w.title': 'Mine',
    });
  });

  test('a text the language lacks is borrowed from English, then Polish', () => {
    const texts = textsFor('uk', [widget], {});
    expect(texts['w.title']).toBe('Title');
    expect(texts['w.pl']).toBe('tylko pl');
    expect(texts['page.skip']).toBe('Перейти до вмісту');
  });

  test('a country has the words of its language', () => {
    expect(textsFor('en-GB', [widget, { 'en-GB': { 'w.title': 'British' } }], {})).toMatchObject({
      'w.title': 'British',
      'page.skip': 'Skip to content',
    });
  });

  test('borrowed plural forms never mix languages and miss no number', () => {
    const t = createTranslator('uk', [textsFor('uk', [widget], {})]);
    expect([1, 3, 5, 21].map((count) => t('w.days', { count }))).toEqual([
      '1 day',
      '3 days',
      '5 days',
      '21 day',
    ]);
  });

  test('a key that every object has is a key like any other', () => {
    expect(textsFor('pl', [], { constructor: 'Konstruktor' })['constructor']).toBe('Konstruktor');
  });

  test('the browser gets what it asks for by prefix', () => {
    expect(
      pickTexts({ 'runtime.close': 'a', 'runtimes.x': 'b', 'w.title': 'c' }, ['runtime.', 'w.']),
    ).toEqual({
      'runtime.close': 'a',
      'w.title': 'c',
    });
  });
});
