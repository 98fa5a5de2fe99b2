import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

/** What a program of Prometheus adds by itself. */
const ofPrometheus = new Set(['up']);
/** Words of its language. */
const words =
  /\b(sum|by|unless|rate|increase|topk|histogram_quantile|label_replace|le|class|from|result|status|call|job|step|type|kind|instance|vital|route|channel)\b/g;

const read = (file: string): string => readFileSync(`docs/monitoring/${file}`, 'utf8');

function expressions(): { readonly from: string; readonly expr: string }[] {
  const { panels } = JSON.parse(read('dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const alerts = [...read('alerts.yml').matchAll(/alert: (\w+)\n\s+expr: (.+)\n/g)];
  return [
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ from: title, expr }))),
    ...alerts.map(([, from = '', expr = '']) => ({ from, expr })),
  ];
}

/** Names of metrics in an expression, without those of a histogram's parts. */
const metricsOf = (expr: string): string[] =>
  (
    expr
      .replace(/"[^"]*"/g, '')
      .replace(/\[[^\]]*\]/g, '')
      .replace(words, '')
      .match(/\b[a-z_][a-z0-9_]+\b/g) ?? []
  ).map((name) => name.replace(/_(seconds|shift)_(bucket|count|sum)$/, '_$1'));

describe('[issue 19] dashboard and alerts', () => {
  test('name only metrics there are, with labels they have', async () => {
    const metrics = createMetrics({ process: true });
    metrics.countCache('cache');
    metrics.countRenewal('made');
    metrics.countBlockFailure({ kind: 'unknown-type', page: 'about', type: 'text' });
    metrics.observeRequest('/*', 200, 0.1);
    metrics.observeMaking('render', 0.1);
    metrics.observeCall('content.page', null, 0.1);
    metrics.observeJob('orders', 'failed', 0.1);
    metrics.countMessage('email', 'order-paid', 'postponed');
    metrics.observeVital('LCP', '/', 1200);
    metrics.observeVital('CLS', '/', 0.01);
    metrics.countPurge('failed');
    const text = await metrics.text();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
    const found = expressions();
    expect(found.length).toBeGreaterThan(20);
    const unknown = found.flatMap(({ from, expr }) =>
      metricsOf(expr)
        .filter((name) => !known.has(name) && !ofPrometheus.has(name))
        .map((name) => `${from}: ${name}`),
    );
    expect(unknown).toEqual([]);
    for (const { from, expr } of found)
      for (const [, metric = '', labels = ''] of expr.matchAll(/(mozaika_\w+)\{([^}]*)\}/g))
        for (const [, label] of labels.matchAll(/(\w+)(?:=~|!=|=)/g)) {
          const line = text.split('\n').find((one) => one.startsWith(metric) && one.includes('{')) ?? '';
          expect(line, `${from}: ${metric} has ${label}`).toContain(`${label}="`);
        }
  });

  test('what counts failures is watched: every counter and histogram of ours is on the dashboard', async () => {
    const text = await createMetrics().text();
    const ours = [...text.matchAll(/^# TYPE (mozaika_\S+)/gm)].map(([, name = '']) => name);
    const shown = new Set(expressions().flatMap(({ expr }) => metricsOf(expr)));
    expect(ours.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('every alert says what is wrong and what to do', () => {
    const alerts = read('alerts.yml')
      .split(/^ {6}- alert: /m)
      .slice(1);
    expect(alerts.length).toBeGreaterThan(5);
    for (const alert of alerts) {
      expect(alert).toMatch(/expr: .+\n/);
      expect(alert).toMatch(/severity: (page|ticket)/);
      expect(alert).toMatch(/summary: .+\n\s+action: .+/);
    }
  });
});

test('[issue 19] calls are measured by name, never by address, whatever came of them', async () => {
  const { observeCalls } = await import('./upstream/observe-calls.ts');
  const heard: unknown[] = [];
  const observe = (call: string, status: number | null) => heard.push([call, status]);
  const answer = { status: 201, headers: {}, body: process.stdin, length: null };
  const asked = { headers: {}, body: null, clientIp: '', signal: AbortSignal.any([]) };
  const call = observeCalls(
    async ({ target }) => (target.includes('gone') ? Promise.reject(new Error('gone')) : answer),
    { observe, product: 'loan' },
  );
  await call({ ...asked, method: 'GET', target: '/v2/system/languages?x=1' });
  await call({ ...asked, method: 'GET', target: '/v2/made/up/by/somebody' });
  await expect(call({ ...asked, method: 'GET', target: '/v2/gone' })).rejects.toThrow('gone');
  expect(heard).toEqual([
    [expect.stringMatching(/language/), 201],
    ['other', 201],
    ['other', null],
  ]);
});
