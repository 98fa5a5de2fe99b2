import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributionCookie, readAttribution } from '../react/attribution-cookie.ts';
import { type AttributedVisit, planAttribution } from './plan-attribution.ts';

const visit: AttributedVisit = {
  search: '',
  referrer: '',
  host: 'mozaika.example',
  existing: null,
  random: '7f3',
};
const existing = { channel: 'partner', instrument: 'banner', subchannel: 'loan', externalId: 'x1' };

describe('[spec 9] where a visitor came from', () => {
  test('nothing known: the defaults, and an id of ours that begins with capl', () => {
    expect(planAttribution(visit)).toEqual({
      channel: 'site',
      instrument: 'direct',
      subchannel: 'card',
      externalId: 'capl7f3',
    });
  });

  test.each([
    ['https://www.google.pl/', 'google'],
    ['https://google.co.uk/search?q=a', 'google'],
    ['https://yandex.ru/', 'yandex'],
    ['https://poczta.home.pl/', 'poczta.home.pl'],
    ['https://www.bing.com/', 'bing'],
    ['https://search.yahoo.com/', 'yahoo'],
    ['https://nova.rambler.ru/', 'rambler'],
    ['https://duckduckgo.com/', 'duckduckgo'],
    ['https://szukaj.onet.pl/', 'onet'],
  ])('%s is the search engine %s', (referrer, channel) => {
    expect(planAttribution({ ...visit, referrer })).toMatchObject({ channel, instrument: 'organic' });
  });

  test.each([
    ['https://google.evil.example/', 'google.evil.example'],
    ['https://notbing.com/', 'notbing.com'],
    ['https://www.Forum.example:8443/thread', 'forum.example'],
  ])('%s is a site that refers', (referrer, channel) => {
    expect(planAttribution({ ...visit, referrer })).toMatchObject({ channel, instrument: 'referral' });
  });

  test.each([
    'https://mozaika.example/about',
    'https://www.mozaika.example/',
    'android-app://x/',
    'nonsense',
  ])('%s refers nobody', (referrer) => {
    expect(planAttribution({ ...visit, referrer })).toMatchObject({ channel: 'site', instrument: 'direct' });
  });

  test('the parameters of the address say more than the referrer; the own words more than the common ones', () => {
    expect(
      planAttribution({
        ...visit,
        referrer: 'https://google.pl/',
        search: '?utm_source=mail&utm_medium=letter&channel=own&externalId=E9',
      }),
    ).toEqual({ channel: 'own', instrument: 'letter', subchannel: 'card', externalId: 'E9' });
  });

  test('a cookie is kept, unless the visit brings parameters: then nothing of it remains', () => {
    expect(planAttribution({ ...visit, existing, referrer: 'https://google.pl/' })).toBeNull();
    expect(planAttribution({ ...visit, existing, search: '?page=2&utm_source=' })).toBeNull();
    expect(planAttribution({ ...visit, existing, search: '?utm_campaign=autumn' })).toEqual({
      channel: 'site',
      instrument: 'direct',
      subchannel: 'autumn',
      externalId: 'capl7f3',
    });
  });

  test('whatever an address says, the cookie holds it and gives it back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 130 }),
        fc.string({ maxLength: 30 }),
        (value, referrer) => {
          const search = new URLSearchParams({ utm_source: value }).toString();
          const planned = planAttribution({ ...visit, search, referrer });
          if (planned === null) throw new Error('A visit without a cookie is always attributed.');
          const text = attributionCookie(planned, true);
          expect(text.split('; ').slice(1)).toEqual(['Path=/', 'Max-Age=2592000', 'SameSite=Lax', 'Secure']);
          expect(readAttribution(`a=b; ${text.split('; ')[0]}; c=d`)).toEqual(planned);
        },
      ),
    );
  });
});

test.each([
  '',
  'utm-parameters=',
  'utm-parameters=%7B',
  'utm-parameters=%zz',
  'utm-parameters=null',
  'utm-parameters={}',
])('[spec 3] the cookie %j holds no attribution', (cookies) => {
  expect(readAttribution(cookies)).toBeNull();
});
