import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

test.each(['vite.config.ts', 'studio/vite.config.ts'])(
  '[issue 44] a build by %s prints warnings and errors only, a development server what it does',
  async (file) => {
    const levelFor = async (command: 'build' | 'serve') =>
      (await loadConfigFromFile({ command, mode: 'production' }, file, process.cwd(), 'silent'))?.config
        .logLevel;
    expect([await levelFor('build'), await levelFor('serve')]).toEqual(['warn', 'info']);
  },
);
