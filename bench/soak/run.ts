import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from '#e2e/support/free-port.ts';
import { newDataFolder, removeDataFolder } from '#e2e/support/seeded-data.ts';
import { startTestServer } from '#e2e/support/server.ts';
import { parseOptions } from '#scripts/parse-options.ts';
import { startPostgres } from '#server/platform/testing/postgres-server.ts';
import { describeRun } from '../results.ts';
import { openCollector } from './collector.ts';
import { openLines } from './lines.ts';
import { readOnce, type Series, series } from './readings.ts';
import { judge, type Sample, settled, trendOf } from './trend.ts';
import { type Answers, visit, visitorsOf } from './visitors.ts';

/*
 * `npm run soak -- --minutes 20`: the built product on PostgreSQL under a steady mixed load, and whether memory, files, lines
 * and connections stay as they are. Writes `bench/soak/results.md`; ends with 1 where something grows, an answer was a failure of
 * the server, or a message of the chat was lost or came twice. A run of less than five minutes is a trial: it has too few samples to
 * judge whether anything grows, and writes no results.
 */
const { values } = parseOptions({ options: { minutes: { type: 'string', default: '20' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('Say how long: npm run soak -- --minutes 20');
const isTrial = minutes < 5;
const everyMs = Math.min(10_000, minutes * 60_000);
const cacheMb = 8;
/** What was sent last arrives; what a visitor is about is finished. */
const restMs = 5_000;

const run = describeRun();
console.log(run.join('\n'));
const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase();
const folder = await newDataFolder();
const metricsPort = await findFreePort();
const inspectorPort = await findFreePort();
const server = await startTestServer({
  LOG_LEVEL: 'warn',
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  METRICS_PORT: String(metricsPort),
  // Full before the judged part begins, so that what grows then is not what was allowed to.
  CACHE_MB: String(cacheMb),
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
});
const database = new Client({ connectionString: databaseUrl });
await database.connect();
const failures: unknown[] = [];
let isFlat = false;
try {
  isFlat = await soak();
} finally {
  await database.end();
  await server.stop();
  await removeDataFolder(folder);
  await postgres.stop();
}
process.exit(isFlat ? 0 : 1);

async function soak(): Promise<boolean> {
  const answers: Answers = new Map();
  const talk = await openLines(server.url, databaseUrl);
  const visitors = [...(await visitorsOf(server.url, answers)), ...talk.visitors];
  const over = new AbortController();
  const visits = visitors.map((visitor) => visit(visitor, over.signal, (error) => failures.push(error)));
  const samples = Object.fromEntries(Object.keys(series).map((name) => [name, [] as Sample[]])) as Record<
    Series,
    Sample[]
  >;
  const collector = await openCollector(inspectorPort);
  const started = performance.now();
  const node = {
    pid: server.pid,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    countConnections: async () => {
      const { rows } = await database.query<{ count: string }>(
        'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return Number(rows[0]?.count);
    },
  };
  while (performance.now() - started < minutes * 60_000) {
    await pause(everyMs);
    const at = (performance.now() - started) / 1000;
    await collector.collect();
    const values = await readOnce(node);
    for (const name of Object.keys(series) as Series[]) samples[name].push({ at, value: values[name] });
    const shown = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(0)}`);
    console.log(`${at.toFixed(0)} s: ${shown.join(', ')}`);
  }
  collector.close();
  over.abort();
  await Promise.all(visits);
  await pause(restMs);
  talk.close();
  return report(samples, answers, talk.faults());
}

async function report(
  samples: Readonly<Record<Series, readonly Sample[]>>,
  answers: Answers,
  { sent, lost, doubled }: { readonly sent: number; readonly lost: number; readonly doubled: number },
): Promise<boolean> {
  const judged = (Object.keys(series) as Series[]).map((name) => {
    const { title, unit, perHour } = series[name];
    const trend = trendOf(settled(samples[name]));
    return { title, unit, perHour, trend, verdict: judge(trend, perHour), all: samples[name] };
  });
  const figure = (value: number | undefined, unit: string) =>
    `${(value ?? Number.NaN).toFixed(1)} ${unit}`.trim();
  const rows = judged.map(({ title, unit, perHour, trend, verdict, all }) => {
    const slope = trend
      ? `${figure(trend.slope, unit)} (${figure(trend.least, '')} to ${figure(trend.most, unit)})`
      : 'too few samples';
    const values = all.map(({ value }) => value);
    const range = `${figure(values[0], '')} / ${figure(Math.max(...values), '')} / ${figure(values.at(-1), unit)}`;
    return `| ${title} | ${range} | ${slope} | ${figure(perHour, unit)} | ${verdict} |`;
  });
  const broken = [...answers].filter(([status]) => status === 0 || status >= 500);
  const told = [...answers]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`);
  const text = [
    '# What `npm run soak` measured',
    '',
    'Written by the run. The trend is of its last two thirds: the slope that most pairs of samples agree on, an hour, with its bounds.',
    '',
    ...run.map((line) => `- ${line}`),
    `- ${minutes} minutes; answers: ${told.join(', ')}`,
    `- chat: ${sent} messages, ${lost} lost, ${doubled} heard twice`,
    `- visitors that stumbled: ${failures.length}${failures.length > 0 ? ` (${String(failures[0])})` : ''}`,
    '',
    '| what | first / most / last | trend an hour | may be | verdict |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  if (!isTrial) await writeFile('bench/soak/results.md', text);
  console.log(text);
  return (
    (isTrial || judged.every(({ verdict }) => verdict === 'flat')) &&
    broken.length === 0 &&
    lost === 0 &&
    doubled === 0 &&
    failures.length === 0
  );
}
