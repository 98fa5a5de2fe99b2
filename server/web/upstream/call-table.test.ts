import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, calls } from '#schemas/calls.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import { findOfStaff, matchCall } from './call-table.ts';

const table: readonly Call[] = calls;
const fill = (template: string, name: string) =>
  template.replace('{product}', 'shop').replace(/\{\w+\}/g, name);

describe('matchCall', () => {
  test.each(table.filter(({ method }) => method !== 'ANY'))('[sec 18] knows $method $path', (call) => {
    const found = matchCall(call.method, fill(call.path, 'abc-1'), 'shop');
    expect(found).toMatchObject({ method: call.method, path: call.path });
    expect(matchCall('PUT', fill(call.path, 'abc-1'), 'shop')).toBeNull();
    expect(matchCall('ANY', fill(call.path, 'abc-1'), 'shop')).toBeNull();
    expect(matchCall(call.method.toLowerCase(), fill(call.path, 'abc-1'), 'shop')).toBeNull();
    expect(matchCall(call.method, `${fill(call.path, 'abc-1')}/more/and/more`, 'shop')).toBeNull();
  });

  test('[sec 18] the row of the generic proxy forwards nothing', () => {
    expect(matchCall('ANY', '/v2/*', 'shop')).toBeNull();
    expect(matchCall('GET', '/v2/*', 'shop')).toBeNull();
    expect(matchCall('GET', '/v2/anything', 'shop')).toBeNull();
  });

  test('another product is not ours', () => {
    expect(matchCall('GET', '/v2/shop/profile/data', 'shop')?.id).toBe('profile.data');
    expect(matchCall('GET', '/v2/other/profile/data', 'shop')).toBeNull();
    expect(matchCall('GET', '/v2/{product}/profile/data', 'shop')).toBeNull();
  });

  test('a literal path goes before a template', () => {
    const path = '/v2/system/customers/password/identification/settings';
    expect(matchCall('GET', path, 'shop')?.id).toBe('identification.get');
    expect(matchCall('GET', '/v2/chat/unread/count', 'shop')?.id).toBe('chat.unread');
    expect(matchCall('GET', '/v2/system/menu', 'shop')?.id).toBe('menus');
    expect(matchCall('POST', '/v2/order/checkout', 'shop')?.id).toBe('checkout');
  });

  test('a socket is opened, not fetched', () => {
    expect(matchCall('GET', '/v2/chat/socket', 'shop')).toBeNull();
    expect(matchCall('WS', '/v2/chat/socket', 'shop')?.id).toBe('chat.socket');
  });

  test('law: a match has the shape of its row', () => {
    const segment = fc.oneof(
      fc.constantFrom(
        'system',
        'shop',
        'pages',
        'customers',
        'posts',
        'items',
        'comments',
        'forms',
        'custom',
        'menu',
      ),
      fc.stringMatching(/^[a-z0-9-]{1,6}$/),
    );
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
        const path = `/v2/${segments.join('/')}`;
        const call = matchCall('GET', path, 'shop');
        const shapes = table
          .filter(({ method }) => method === 'GET')
          .filter((row) => new RegExp(`^${fill(row.path, '[^/]+').replaceAll('*', '\\*')}$`).test(path));
        expect(call === null).toBe(shapes.length === 0);
        if (call) expect(shapes.map(({ path: shape }) => shape)).toContain(call.path);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('findOfStaff', () => {
  test.each(staffCalls)('[issue 15] [sec 18] knows $method $path', (call) => {
    const path = fill(call.path, 'abc-1');
    // Where a template and a literal both fit, the literal is meant.
    const found = findOfStaff(call.method, path)?.call;
    expect(found).toMatchObject({ method: call.method, path: call.path });
    expect(matchCall(call.method, path, 'shop')).toBeNull();
    expect(findOfStaff(call.method, `${path}/more/and/more`)).toBeNull();
    expect(findOfStaff('TRACE', path)).toBeNull();
  });

  test.each([
    ['GET', '/v2/openapi.json'],
    ['GET', '/v2/docs'],
    ['GET', '/v2/docs/'],
    ['GET', '/v2/docs.css'],
    ['GET', '/v2/docs/js/scalar.js'],
  ])('%s %s is the reference', (method, path) => {
    expect(findOfStaff(method, path)).toEqual({ side: 'staff', call: null });
    expect(matchCall(method, path, 'shop')).toBeNull();
  });

  test.each([
    ['GET', '/v2/system/manage'],
    ['GET', '/v2/system/manage/'],
    ['GET', '/v2/system/manager/x'],
    ['GET', '/v2/system/manage/nothing'],
    ['GET', '/v2/system/staff/login'],
    ['TRACE', '/v2/system/manage/pages'],
    ['POST', '/v2/docs'],
    ['GET', '/v2/docs//'],
    ['GET', '/v2/openapi.json/'],
    ['POST', '/v2/openapi.json'],
    ['GET', '/v2/system/languages'],
    ['GET', '/v2/system/manage/../customers'],
  ])('%s %s is nothing of staff', (method, path) => {
    expect(findOfStaff(method, path)).toBeNull();
  });
});
