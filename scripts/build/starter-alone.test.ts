import { expect, test } from 'vitest';
import { starterAlone } from './starter-alone.ts';

const starter = '/house/renderer/browser/starter.ts';

/** What the plugin makes of an import; the build itself would find the file beside the importer. */
async function resolved(source: string, importer: string, kind = 'import-statement') {
  const hook = starterAlone().resolveId;
  if (typeof hook !== 'object' || !('handler' in hook))
    throw new Error('the plugin has its hook as an object');
  const context = {
    resolve: async (path: string, from: string) => ({ id: new URL(path, `file://${from}`).pathname }),
  };
  return hook.handler.call(context as never, source, importer, { kind } as never);
}

test('[issue 16] what the starter imports, and what that imports, are modules of its own', async () => {
  const own = await resolved('./connection.ts', starter);
  expect(own).toEqual({ id: '/house/renderer/browser/connection.ts?starter' });
  expect(await resolved('./offline-notice.ts', '/house/renderer/browser/connection.ts?starter')).toEqual({
    id: '/house/renderer/browser/offline-notice.ts?starter',
  });
});

test('[issue 16] everybody else shares, and so do the runtime, which is fetched, and what comes from other rooms', async () => {
  expect(await resolved('./connection.ts', '/house/renderer/browser/runtime.tsx')).toBeNull();
  expect(await resolved('./runtime.tsx', starter, 'dynamic-import')).toBeNull();
  expect(await resolved('#schemas/constants.ts', starter)).toBeNull();
});
