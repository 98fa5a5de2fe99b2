import { describe, expect, test } from 'vitest';
import { admitsWrite } from './write-guard.ts';

const own = { 'x-requested-with': 'mozaika', 'sec-fetch-site': 'same-origin' };
const check = (method: string, headers: Record<string, string>, query = '', path = '/v2/loan/feedback') =>
  admitsWrite({
    method,
    path,
    query,
    headers: { host: 'shop.example', ...headers },
    publicOrigin: 'https://shop.example',
  });

describe.each(['POST', 'PUT', 'PATCH', 'DELETE'])('[sec 7] %s', (method) => {
  test.each([
    ['our page', own, true],
    ['our page, older browser', { 'x-requested-with': 'mozaika', origin: 'https://shop.example' }, true],
    ['a staff tool', { authorization: 'Bearer x' }, true],
    ['a tool without anything', {}, true],
    ['our page without the header', { 'sec-fetch-site': 'same-origin' }, false],
    ['another value of the header', { ...own, 'x-requested-with': 'XMLHttpRequest' }, false],
    ['another site', { ...own, 'sec-fetch-site': 'cross-site' }, false],
    ['a sibling site', { ...own, 'sec-fetch-site': 'same-site' }, false],
    ['another site, older browser', { 'x-requested-with': 'mozaika', origin: 'https://evil.example' }, false],
    ['a sandboxed frame', { 'x-requested-with': 'mozaika', origin: 'null' }, false],
    ['a form of another site', { origin: 'https://evil.example', cookie: 'session=Anna' }, false],
    ['cookies without origin', { cookie: 'session=Anna', 'x-requested-with': 'mozaika' }, false],
    ['a bearer token with cookies', { authorization: 'Bearer x', cookie: 'session=Anna' }, false],
  ])('from %s', (_who, headers, admitted) => {
    expect(check(method, headers)).toBe(admitted);
  });
});

describe('[sec 8] GET application/status', () => {
  const status = (query: string, headers: Record<string, string>) =>
    check('GET', headers, query, '/v2/loan/application/status');

  test('asks freely with app=0', () => {
    expect(status('app=0', { 'sec-fetch-site': 'cross-site', cookie: 'session=Anna' })).toBe(true);
  });

  test.each([
    'app=1',
    'app=01',
    'app=true',
    '%61pp=1',
    'app=0&app=1',
    'app=0&app[]=1',
    'app[0]=1',
    '',
    'x=1',
  ])('creates for nobody but our page: ?%s', (query) => {
    expect(status(query, { cookie: 'session=Anna' })).toBe(false);
    expect(status(query, { 'sec-fetch-site': 'none', cookie: 'session=Anna' })).toBe(false);
    expect(status(query, {})).toBe(false);
    expect(status(query, own)).toBe(true);
  });
});

describe('[sec 8] a read that costs something', () => {
  test.each([
    ['our page', own, true],
    ['our page, older browser, which says nothing of a read', { 'x-requested-with': 'mozaika' }, true],
    ['a picture of another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['a picture of another site, older browser', {}, false],
    ['a script of another site', { ...own, 'sec-fetch-site': 'cross-site' }, false],
    [
      'a sibling site, older browser',
      { 'x-requested-with': 'mozaika', origin: 'https://a.shop.example' },
      false,
    ],
    ['an address typed in', { 'sec-fetch-site': 'none' }, false],
  ])('from %s', (_who, headers, admitted) => {
    const request = { method: 'GET', path: '/v2/address-service', query: 'name=lodz', costs: true };
    const asked = { ...request, headers: { host: 'shop.example', ...headers } };
    expect(admitsWrite({ ...asked, publicOrigin: 'https://shop.example' })).toBe(admitted);
  });
});

test('[sec 7] without a configured origin, the host that was asked is our origin', () => {
  const request = { method: 'POST', path: '/v2/loan/feedback', query: '' };
  const headers = { host: '127.0.0.1:3000', 'x-requested-with': 'mozaika' };
  expect(admitsWrite({ ...request, headers: { ...headers, origin: 'http://127.0.0.1:3000' } })).toBe(true);
  expect(admitsWrite({ ...request, headers: { ...headers, origin: 'http://evil.example' } })).toBe(false);
});
