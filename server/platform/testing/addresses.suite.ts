import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OutboundError } from '../http/outbound.ts';
import { serviceLimit } from '../lending/geo/geo-routes.ts';
import type { Platform } from '../platform.ts';
import { ask } from './ask.ts';
import { addressesOf } from './ask-customer.ts';
import { onBackends } from './on-backends.ts';

const url = '/v2/address-service';

/** The third party that corrects names, behind our own call. */
onBackends((backend) => {
  describe('the address service', () => {
    let platform: Platform;
    let time = Date.UTC(2026, 10, 21);
    let asked: string[] = [];
    let correct: (name: string) => Promise<string> = async (name) => name;
    const lines: string[] = [];
    const nextAddress = addressesOf('10.93');
    beforeAll(async () => {
      platform = await backend.open({
        now: () => time,
        logger: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }),
        addressService: {
          correct: (name) => {
            asked.push(name);
            return correct(name);
          },
        },
      });
    });
    beforeEach(() => {
      asked = [];
    });
    afterAll(() => platform.close());
    const send = (query: string, remoteAddress = nextAddress()) =>
      ask(platform, `${url}${query}`, { remoteAddress });

    test('[spec 7] it answers how the name is written, and the answer is kept nowhere', async () => {
      correct = async () => 'Łódź';
      const { status, headers, body } = await send('?name=lodz&locale=pl');
      expect([status, headers['cache-control'], body]).toEqual([
        200,
        'no-store',
        { data: { name: 'lodz', corrected: 'Łódź' } },
      ]);
      await send('?name=lodz');
      expect(asked).toEqual(['lodz', 'lodz']);
    });

    test.each(['', '?name=', '?name=a%00b', `?name=${'x'.repeat(101)}`, '?name=lodz&locale=de'])(
      '[sec 31] %s is refused before anybody is asked',
      async (query) => {
        expect((await send(query)).status).toBe(400);
        expect(asked).toEqual([]);
      },
    );

    test.each<[string, Error]>([
      ['timeout', new OutboundError('timeout', 'no answer within 3000 ms for ulica Tajemna')],
      ['redirect', new OutboundError('redirect', 'https://x.example/?key=a-key-of-the-server')],
      ['unknown', new Error('ulica Tajemna: a-key-of-the-server')],
    ])('[sec 38] a failure (%s) is said in words, and no log tells what was asked', async (kind, failure) => {
      correct = () => Promise.reject(failure);
      const before = lines.length;
      const { status, body } = await send('?name=ulica%20Tajemna&language=en');
      expect([status, body.error?.code]).toEqual([503, 'unavailable']);
      expect(body.error?.message).toMatch(/type the address yourself/);
      const logged = lines.slice(before).join('');
      expect(logged).toContain(kind);
      for (const secret of ['Tajemna', 'a-key-of-the-server', 'x.example'])
        expect(logged).not.toContain(secret);
    });

    test('[sec 9] each question is paid for: one address asks so often and no more', async () => {
      correct = async (name) => name;
      const one = nextAddress();
      const all = await Promise.all(
        Array.from({ length: serviceLimit.attempts + 1 }, () => send('?name=lodz', one)),
      );
      expect(all.filter(({ status }) => status === 200)).toHaveLength(serviceLimit.attempts);
      expect(all.filter(({ status }) => status === 429)).toHaveLength(1);
      expect(asked).toHaveLength(serviceLimit.attempts);
      time += serviceLimit.windowMs;
      expect((await send('?name=lodz', one)).status).toBe(200);
    });
  });
});
