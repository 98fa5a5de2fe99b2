import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createAttemptWindow, createClientWindow } from './attempt-window.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe('[sec 9] a window of attempts', () => {
  test('[law] lets through as many as it says in any stretch of its length, and says how long to wait', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 30 }),
        steps,
        (attempts, windowMs, waits) => {
          let now = 0;
          const window = createAttemptWindow({ attempts, windowMs }, () => now);
          const passed: number[] = [];
          for (const wait of waits) {
            now += wait;
            const within = passed.filter((time) => time > now - windowMs);
            const waitMs = window.waitMs('key');
            expect(waitMs === 0).toBe(within.length < attempts);
            if (waitMs > 0) expect(waitMs).toBe((within.at(-attempts) ?? 0) + windowMs - now);
            else {
              window.count('key');
              passed.push(now);
            }
          }
        },
      ),
    );
  });

  test('[law] nobody waits longer than its length, however the clock is put', () => {
    const jumps = fc.array(fc.integer({ min: -2 * day, max: 2 * day }), { maxLength: 20 });
    fc.assert(
      fc.property(jumps, (moves) => {
        let now = 10 * day;
        const window = createAttemptWindow({ attempts: 1, windowMs: minute }, () => now);
        for (const move of moves) {
          window.count('key');
          now += move;
          expect(window.waitMs('key')).toBeLessThanOrEqual(minute);
          expect(window.waitMs('key')).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('the wall clock plays no part: put forward it lets nobody off, put back nobody waits longer', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const window = createAttemptWindow({ attempts: 1, windowMs: 60 * minute }, Date.now);
    window.count('key');
    for (const jump of [day, -2 * day]) {
      vi.setSystemTime(Date.now() + jump);
      expect(window.waitMs('key')).toBeGreaterThan(50 * minute);
      expect(window.waitMs('key')).toBeLessThanOrEqual(60 * minute);
    }
    vi.useRealTimers();
  });

  test('of clients counts the hosts of one network together, and IPv4 apart', () => {
    const window = createClientWindow({ attempts: 2, windowMs: minute }, () => 0);
    window.count('2001:db8::1');
    window.count('2001:db8::2');
    expect(window.waitMs('2001:db8::3')).toBe(minute);
    expect(window.waitMs('2001:db8:0:1::3')).toBe(0);
    window.count('192.0.2.1');
    window.count('::ffff:192.0.2.1');
    expect([window.waitMs('192.0.2.1'), window.waitMs('192.0.2.2')]).toEqual([minute, 0]);
    window.forget('2001:db8::4');
    expect(window.waitMs('2001:db8::1')).toBe(0);
  });
});
