import { expect } from 'vitest';
import type { Rows } from './rows.ts';
import { runScript } from './run-script.ts';

/** The commands that measure or show the built product, which `start` has built by then. */
export const measuringRows: Rows = {
  bench: async () => {
    const { code, output } = await runScript('bench', { args: ['render', '--trial'] });
    expect([code, output]).toEqual([0, expect.stringMatching(/page of 14 blocks, nothing changed .* x \d/)]);
  },

  soak: async () => {
    const { code, output } = await runScript('soak', { args: ['--minutes', '0.05'] });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/- chat: [1-9]\d* messages, 0 lost, 0 heard twice/),
    ]);
  },

  // Which pictures would be looked at; taking them needs a browser.
  screenshots: async () => {
    const { code, output } = await runScript('screenshots', { args: ['--list'] });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/sweeps\/gallery\.spec\.ts[\s\S]*Total: \d+ tests/),
    ]);
  },
};
