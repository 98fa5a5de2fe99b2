import type { Page } from '@playwright/test';
import { demoAccounts } from '#schemas/demo-accounts.ts';
import { startPostgres } from '#server/platform/testing/postgres-server.ts';
import { test as base, expect } from './fixtures.ts';
import type { Keepable } from './support/base-test.ts';
import { cutNetwork, keepSockets } from './support/cut-network.ts';
import { findFreePort } from './support/free-port.ts';
import { changeHomeTitle } from './support/home-title.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { signInStaff } from './support/staff-api.ts';
import { openStudio } from './support/studio.ts';

interface Node extends TestServer {
  read(path: string): Promise<{ status: number; etag: string | null; html: string }>;
  /** How many pages it made, rather than taking them from its cache. */
  made(): Promise<number>;
}

async function startNode(databaseUrl: string): Promise<Node> {
  const metricsPort = await findFreePort();
  const server = await startTestServer({ DATABASE_URL: databaseUrl, METRICS_PORT: String(metricsPort) });
  let killed = false;
  return {
    ...server,
    kill: async () => {
      killed = true;
      await server.kill();
    },
    stop: async () => (killed ? null : server.stop()),
    read: async (path) => {
      const response = await fetch(server.url + path);
      return { status: response.status, etag: response.headers.get('etag'), html: await response.text() };
    },
    made: async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^mozaika_page_cache_answers_total\{from="fresh"\} (\d+)$/m.exec(text)?.[1]);
    },
  };
}

interface Nodes {
  readonly a: Node;
  readonly b: Node;
  readonly databaseUrl: string;
}

/** Two products on one PostgreSQL. They start at the same moment, on an empty database. */
async function startNodes(): Promise<Keepable<Nodes>> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    const [a, b] = await Promise.all([startNode(databaseUrl), startNode(databaseUrl)]);
    const end = async () => {
      await Promise.all([a.stop(), b.stop()]);
      await postgres.stop();
    };
    return { value: { a, b, databaseUrl }, end };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

const test = base.extend<{ nodes: Nodes }>({
  nodes: [async ({ kept }, use) => use(await kept('two nodes', startNodes)), { timeout: 90_000 }],
});

// Each test changes the same page, and the last one ends a node.
test.describe.configure({ mode: 'serial' });

test('what is published on one node is on the other by itself; its other pages stay cached', async ({
  nodes: { a, b },
}) => {
  const publisher = await signInStaff(a.url);
  await Promise.all([a, b].flatMap((node) => [node.read('/'), node.read('/about')]));
  const about = await b.read('/about');
  expect(about).toMatchObject({ status: 200, etag: expect.any(String) });

  await changeHomeTitle(publisher, 'Tytuł z węzła A');
  expect((await a.read('/')).html, 'the very next answer of the node itself').toContain('Tytuł z węzła A');
  await expect.poll(async () => (await b.read('/')).html).toContain('Tytuł z węzła A');

  const made = await b.made();
  expect(made).toBeGreaterThan(0);
  expect(await b.read('/about')).toEqual(about);
  expect(await b.made(), 'the other page came from the cache').toBe(made);
});

test('who signed in on one node is known on the other', async ({ nodes: { a, b } }) => {
  const login = await fetch(`${a.url}/v2/system/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'publisher@example.com', password: 'Mozaika-2026!' }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const readDraft = (authorization: string) =>
    fetch(`${b.url}/v2/system/manage/pages/home`, { headers: { authorization } });
  expect((await readDraft(`Bearer ${data.token}`)).status).toBe(200);
  expect((await readDraft(`Bearer ${data.token}x`)).status).toBe(401);
});

test('a node goes on when the other one dies', async ({ nodes: { a, b } }) => {
  const before = await b.read('/about');
  await a.kill();
  await expect(fetch(a.url)).rejects.toThrow();
  expect(await b.read('/about')).toEqual(before);
  await changeHomeTitle(await signInStaff(b.url), 'Tytuł z węzła B');
  expect((await b.read('/')).html).toContain('Tytuł z węzła B');
});

test('[issue 18] two devices and an agent talk through kill -9 of a node, a cut network and a reload: nothing is lost or doubled, and all see one order', async ({
  nodes: { b, databaseUrl },
  openPage,
  browser,
  quiet,
}) => {
  test.slow();
  quiet.expectMessage(/WebSocket connection|ERR_/);
  const env = { DATABASE_URL: databaseUrl, PORT: String(await findFreePort()) };
  let node = await startTestServer(env);
  const openDevice = async () => {
    const page = await openPage();
    await keepSockets(page);
    const answer = await page.request.post(`${node.url}/v2/loan/user/login?language=pl`, {
      headers: { 'x-requested-with': 'mozaika', 'sec-fetch-site': 'same-origin' },
      data: { email: 'contract@example.com', password: demoAccounts[0]?.password ?? '' },
    });
    expect(answer.ok()).toBe(true);
    await page.goto(`${node.url}/chat`);
    return page;
  };
  const write = async (page: Page, text: string) => {
    const field = page.getByRole('textbox', { name: 'Wiadomość' });
    await field.fill(text);
    await field.press('Enter');
  };
  const office = await browser.newContext({ baseURL: b.url, viewport: { width: 1440, height: 900 } });
  quiet.watch(office);
  const desk = await office.newPage();
  await openStudio(desk, 'agent', 'chats');
  await desk.getByRole('button', { name: 'Rozpocznij dyżur' }).click();
  await expect(desk.getByRole('button', { name: 'Zakończ dyżur' })).toBeVisible();
  const answer = async (text: string) => {
    await desk.getByRole('textbox', { name: 'Odpowiedź dla klienta' }).fill(text);
    await desk.getByRole('button', { name: 'Wyślij' }).click();
    await expect(desk.getByRole('log').getByText(text)).toBeVisible();
  };
  const words = ['Pierwsza', 'Druga', 'Trzecia', 'Czwarta', 'Piąta', 'Szósta', 'Siódma'];
  const seenBy = async (page: Page) =>
    (await page.getByRole('log').innerText()).match(new RegExp(words.join('|'), 'g')) ?? [];

  const phone = await openDevice();
  await phone.getByRole('button', { name: 'Nowa rozmowa' }).first().click();
  await write(phone, 'Pierwsza');
  await desk.getByRole('button', { name: /^Przejmij/ }).click();
  await answer('Druga');
  const laptop = await openDevice();
  await laptop.getByRole('link', { name: /Druga/ }).click();
  await expect(laptop.getByRole('log').getByText('Druga')).toBeVisible();

  await test.step('the node of the customer dies; both sides go on writing', async () => {
    await node.kill();
    await write(phone, 'Trzecia');
    await answer('Czwarta');
    node = await startTestServer(env);
    for (const device of [phone, laptop]) {
      await expect(device.getByRole('log').getByText('Czwarta')).toBeVisible();
      await expect(device.getByRole('log').getByText('Trzecia')).toBeVisible();
    }
  });
  await test.step('the laptop loses its network, and is loaded anew with words that were never sent', async () => {
    const tried = laptop.waitForEvent('requestfailed');
    await cutNetwork(laptop);
    await write(laptop, 'Siódma');
    await write(phone, 'Piąta');
    await answer('Szósta');
    await expect(laptop.getByText('Czeka na połączenie')).toBeVisible();
    await tried;
    await laptop.context().setOffline(false);
    await laptop.reload();
  });
  for (const page of [phone, laptop, desk])
    await expect.poll(async () => (await seenBy(page)).toSorted()).toEqual(words.toSorted());
  const order = await seenBy(phone);
  expect(await seenBy(laptop)).toEqual(order);
  expect(await seenBy(desk)).toEqual(order);
  await office.close();
  await node.stop();
});
