import { createServer } from 'vite';
import { expect, test } from 'vitest';

test('[reliability] what is served in development can be loaded as it is, without a build', async () => {
  const vite = await createServer({
    root: process.cwd(),
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const loaded = await vite.ssrLoadModule('/server/start/start-server.ts');
    expect(loaded['startServer']).toBeTypeOf('function');
    const page = await vite.ssrLoadModule('/renderer/server/render-document.ts');
    expect(page['renderDocument']).toBeTypeOf('function');
  } finally {
    await vite.close();
  }
}, 120_000);
