import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFiles } from './test-files.ts';

/** A page of its own (jsdom), modules replaced by others, or memory that is weighed: the files before and after it would share it. */
const lonely = /@vitest-environment jsdom|\bvi\.(?:do)?mock\(|\bprocess\.memoryUsage\(/i;

/**
 * Test files that need a process to themselves, told by what stands in them.
 * @param exclude patterns of what is not looked at
 * @returns paths below the folder
 */
export function findLonelyTests(folder: string, exclude: readonly string[]): string[] {
  return globSync([...testFiles], { cwd: folder, exclude })
    .filter((file) => lonely.test(readFileSync(join(folder, file), 'utf8')))
    .toSorted();
}
