// @vitest-environment jsdom
import { Suspense, use, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAlive } from './use-alive.ts';

function View() {
  const alive = useAlive();
  return <button type="submit" disabled={!alive} />;
}

/** A block whose code comes later, and that tells when it is alive, as `renderer/browser/live-block.tsx` does. */
function Block({ code, onAlive }: { code: Promise<unknown> | null; onAlive: () => void }) {
  if (code) use(code);
  useEffect(onAlive, [onAlive]);
  return <View />;
}

test('[issue 4] a view is alive in the very task in which it says so: no key finds its button off once none is kept', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const block = (code: Promise<unknown> | null, onAlive: () => void) => (
    <Suspense>
      <Block code={code} onAlive={onAlive} />
    </Suspense>
  );
  container.innerHTML = renderToString(block(null, () => undefined));
  const button = container.querySelector('button');
  expect(button?.disabled).toBe(true);

  const code = Promise.withResolvers<void>();
  const said = Promise.withResolvers<boolean | undefined>();
  const root = hydrateRoot(
    container,
    // What comes next after this task: a microtask runs at its end.
    block(code.promise, () => queueMicrotask(() => said.resolve(button?.disabled))),
  );
  await new Promise((done) => setTimeout(done));
  expect(button?.disabled).toBe(true);
  code.resolve();
  expect(await said.promise).toBe(false);
  expect(container.querySelector('button')).toBe(button);
  root.unmount();
});
