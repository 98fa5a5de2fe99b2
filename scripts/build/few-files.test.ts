import { expect, test } from 'vitest';
import { fewFiles } from './few-files.ts';

test('[issue 44] chunks are grouped in one way, since Rolldown warns of a second one that it ignores', () => {
  const { outputOptions } = fewFiles();
  if (typeof outputOptions !== 'function') throw new Error('the plugin has its hook as a function');
  const options = outputOptions.call({} as never, { dir: 'dist', manualChunks: () => 'styles' });
  expect(options).toMatchObject({ dir: 'dist', codeSplitting: { groups: expect.any(Array) } });
  expect(options).not.toHaveProperty('manualChunks');
});
