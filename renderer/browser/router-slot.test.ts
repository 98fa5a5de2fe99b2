import { expect, test, vi } from 'vitest';
import { createRouterSlot, type ScreenRouter } from './router-slot.tsx';

const router = (mounted: Promise<void>): ScreenRouter => ({
  View: () => null,
  mounted,
  go: async () => undefined,
  refresh: async () => undefined,
});

test('[issue 16] the router is fetched once, and again where its code did not come; nobody has it before it stands in the tree', async () => {
  const start = vi.fn<() => Promise<ScreenRouter>>();
  const slot = createRouterSlot(start);
  start.mockRejectedValueOnce(new TypeError('no connection'));
  await expect(slot.getState().router()).rejects.toThrow('no connection');
  expect(slot.getState().View).toBeNull();

  const mounting = Promise.withResolvers<void>();
  const late = router(mounting.promise);
  start.mockResolvedValueOnce(late);
  const given = vi.fn();
  const asked = [slot.getState().router(), slot.getState().router()];
  for (const answer of asked) answer.then(given);
  await vi.waitFor(() => expect(slot.getState().View).toBe(late.View));
  expect(given).not.toHaveBeenCalled();
  mounting.resolve();
  expect(await Promise.all(asked)).toEqual([late, late]);
  expect(start).toHaveBeenCalledTimes(2);
});
