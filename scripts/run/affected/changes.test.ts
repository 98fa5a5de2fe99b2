import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseNameStatus, readChanges } from './changes.ts';

test("git's list of names and what became of them", () => {
  expect(parseNameStatus('M\0a b.ts\0D\0c.ts\0A\0ż.ts\0')).toEqual([
    { path: 'a b.ts', isDeleted: false },
    { path: 'c.ts', isDeleted: true },
    { path: 'ż.ts', isDeleted: false },
  ]);
});

describe('changes of a repository', () => {
  let root: string;
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: root });
  const commit = (path: string) => {
    writeFileSync(join(root, path), path);
    git('add', '.');
    git('commit', '-qm', path);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'mozaika-changes-'));
    git('init', '-q', '-b', 'main');
    commit('one.ts');
    commit('two.ts');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('are those since the last commit, new files among them', async () => {
    writeFileSync(join(root, 'one.ts'), 'changed');
    writeFileSync(join(root, 'new.ts'), 'new');
    rmSync(join(root, 'two.ts'));
    expect(await readChanges(root, null)).toEqual({
      since: 'HEAD',
      changes: [
        { path: 'one.ts', isDeleted: false },
        { path: 'two.ts', isDeleted: true },
        { path: 'new.ts', isDeleted: false },
      ],
    });
  });

  test('are those of the last commit when nothing is changed since', async () => {
    expect(await readChanges(root, null)).toMatchObject({ changes: [{ path: 'two.ts', isDeleted: false }] });
  });

  test('begin where the branch left its upstream', async () => {
    git('checkout', '-q', '-b', 'topic', '--track', 'main');
    commit('three.ts');
    commit('four.ts');
    expect(await readChanges(root, null)).toMatchObject({
      changes: [{ path: 'four.ts' }, { path: 'three.ts' }],
    });
  });

  test('begin at a revision that is named; one that is unknown is an error', async () => {
    expect(await readChanges(root, 'HEAD~1')).toMatchObject({
      since: 'HEAD~1',
      changes: [{ path: 'two.ts' }],
    });
    expect(await readChanges(root, 'nowhere')).toEqual({ error: expect.stringContaining('nowhere') });
  });
});
