import fc from 'fast-check';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { html } from './html.ts';
import { formOf, readForms, registerStylesheet, sendSandboxPage } from './page-shell.ts';
import { registerSandboxParties } from './sandbox-parties.ts';

const party = { name: 'Demo', folder: 'demo' };

async function openParty() {
  const app = Fastify();
  await registerSandboxParties(app, [
    {
      folder: party.folder,
      routes: async (scope) => {
        registerStylesheet(scope, 'body{}');
        readForms(scope);
        scope.get('/', (_request, reply) =>
          sendSandboxPage(reply, party, { title: 'A <b>', body: html`<p>${'"x" & <i>'}</p>` }),
        );
        scope.get('/framed', (_request, reply) =>
          sendSandboxPage(reply, party, { title: 'A', body: html`<p>x</p>`, framed: true }),
        );
        scope.post('/', (request) => ({ name: formOf(request).get('name') }));
      },
    },
  ]);
  return app;
}

describe('pages of the sandbox', () => {
  test('[sec 22] nothing put into a page becomes markup', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { text: written } = html`<p title="${text}">${text}</p>`;
        expect(written.match(/[<>]/g)).toEqual(['<', '>', '<', '>']);
        expect(written.match(/"/g)).toHaveLength(2);
      }),
    );
  });

  test('[sec 22] a page runs no script, is framed by nobody, and says that it is a sandbox', async () => {
    const app = await openParty();
    const page = await app.inject('/sandbox/demo/');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(page.body).toContain('A &lt;b&gt;');
    expect(page.body).toContain('&quot;x&quot; &amp; &lt;i&gt;');
    expect(page.body).toContain('Piaskownica');
    const framed = await app.inject('/sandbox/demo/framed');
    expect(framed.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await app.inject('/sandbox/demo/style.css')).headers['content-type']).toContain('text/css');
  });

  test('a form is read, and a large one refused', async () => {
    const app = await openParty();
    const send = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/sandbox/demo/',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    expect((await send('name=Za%C5%BC%C3%B3%C5%82%C4%87')).json()).toEqual({ name: 'Zażółć' });
    expect((await send(`name=${'x'.repeat(20_000)}`)).statusCode).toBe(413);
  });
});
