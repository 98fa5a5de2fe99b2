import { describe, expect, test } from 'vitest';
import { vitalsPath } from '#schemas/web-vitals.ts';
import { startFakeHost } from './testing/fake-host.ts';

const json = {
  'content-type': 'application/json',
  'x-requested-with': 'mozaika',
  'sec-fetch-site': 'same-origin',
};
const env = { WEB_VITALS_SHARE: '0.5' };
const report = (path: string, values: object) => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify({ path, values }),
});

describe('[issue 19] web vitals', () => {
  test('are counted by the route of the page, never by its address', async () => {
    await using host = await startFakeHost({ env });
    const told = [
      report('/about', { LCP: 1200, CLS: 0.02 }),
      report('/en/posts/how-to-borrow', { INP: 90 }),
      report('/a/b/c/d/e', { TTFB: 100 }),
    ];
    for (const one of told) expect((await host.ask(vitalsPath, one)).status).toBe(204);
    const text = await host.host.metrics.text();
    expect(text).toContain('mozaika_web_vital_seconds_sum{vital="LCP",route="/{alias}"} 1.2');
    expect(text).toContain('mozaika_web_vital_shift_sum{route="/{alias}"} 0.02');
    expect(text).toMatch(/mozaika_web_vital_seconds_count\{vital="INP",route="\/posts\/\{\w+\}"\} 1/);
    expect(text).toContain('mozaika_web_vital_seconds_count{vital="TTFB",route="none"} 1');
    expect(text).not.toContain('how-to-borrow');
  });

  test.each<[string, object]>([
    ['a vital nobody knows', report('/about', { FID: 1 })],
    ['a number that is none', report('/about', { LCP: '1' })],
    ['a day of waiting', report('/about', { LCP: 86_400_000 })],
    ['less than nothing', report('/about', { CLS: -1 })],
    ['no address', report('about', { LCP: 1 })],
    [
      'more than was asked for',
      { ...report('/', {}), body: '{"path":"/","values":{},"email":"anna@example.com"}' },
    ],
  ])('[sec 31] %s is refused', async (_what, one) => {
    await using host = await startFakeHost({ env });
    expect((await host.ask(vitalsPath, one)).status).toBe(400);
    expect(await host.host.metrics.text()).not.toMatch(/web_vital_\w+_count\{/);
  });

  test('[sec 7] in what a form of another site can send are refused, and so is whoever posts without end', async () => {
    await using host = await startFakeHost({ env });
    const foreign = { ...report('/', { LCP: 1 }), headers: { 'content-type': 'text/plain' } };
    expect((await host.ask(vitalsPath, foreign)).status).toBe(400);
    const statuses: number[] = [];
    for (let i = 0; i < 40; i += 1)
      statuses.push((await host.ask(vitalsPath, report('/', { LCP: 1 }))).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('are nobody’s business where no share is measured', async () => {
    await using host = await startFakeHost();
    expect((await host.ask(vitalsPath, report('/', { LCP: 1 }))).status).toBe(405);
  });
});
