import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Rows } from './rows.ts';
import { runScript } from './run-script.ts';

const password = 'a long enough password';

/** The commands that read or change what is stored. */
export const dataRows: Rows = {
  'staff:add': async ({ copy: cwd, dataDir }) => {
    const args = ['--email', 'ada@example.org', '--name', 'Ada Nowak', '--role', 'admin'];
    const run = { cwd, args, env: { DATA_DIR: dataDir, SITE: 'sample' } };
    expect(await runScript('staff:add', { ...run, input: `${password}\n` })).toMatchObject({
      code: 0,
      output: expect.stringContaining('ada@example.org may sign in as admin.'),
    });
    expect(await runScript('staff:add', { ...run, input: 'short\n' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('must have at least'),
    });
    const wrong = { ...run, args: ['--email', 'ada', '--role', 'boss'], input: `${password}\n` };
    expect(await runScript('staff:add', wrong)).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /--email is "ada": expected an e-mail address\.\n--name is not given: .*\n--role is "boss": expected agent, author, publisher or admin\.\nUsage/,
      ),
    });
  },

  mode: async ({ copy: cwd, dataDir }) => {
    const run = { cwd, env: { DATA_DIR: dataDir } };
    expect(await runScript('mode', run)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\nA sandbox's\.\n$/),
    });
    expect(await runScript('mode', { ...run, args: ['--set', 'sandbox'] })).toMatchObject({
      code: 1,
      output: expect.stringContaining('--set takes production alone'),
    });
  },

  backup: async ({ copy: cwd, dataDir }) => {
    const env = { DATA_DIR: dataDir };
    const { code, output } = await runScript('backup', { cwd, env, args: ['--out', archiveOf(cwd)] });
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/backup\.tar\.gz: [1-9]\d* rows of \d+ tables/),
    ]);
    expect(existsSync(archiveOf(cwd))).toBe(true);
  },

  restore: async ({ copy: cwd }) => {
    const { code, output } = await runScript('restore', { cwd, args: ['--from', archiveOf(cwd), '--check'] });
    expect([code, output]).toEqual([0, expect.stringMatching(/: whole\. It is of .*, with [1-9]\d* rows/)]);
  },

  'site:export': async ({ copy: cwd, dataDir }) => {
    const out = join(cwd, 'probe.site.json');
    const env = { DATA_DIR: dataDir, SITE: 'sample' };
    const { code, output } = await runScript('site:export', { cwd, env, args: ['--out', out] });
    expect([code, output]).toEqual([0, expect.stringMatching(/: [1-9]\d* entries\.\n$/)]);
    expect(JSON.parse(readFileSync(out, 'utf8')).entries).not.toEqual([]);
  },

  'content:check': async ({ copy: cwd, dataDir }) => {
    const { code, output } = await runScript('content:check', { cwd, env: { DATA_DIR: dataDir } });
    expect([code, output]).toEqual([0, expect.stringMatching(/[1-9]\d* documents of .* checked: 0 to mend/)]);
  },
};

/** Written by `backup`, which comes first. */
const archiveOf = (copy: string): string => join(copy, 'probe.backup.tar.gz');
