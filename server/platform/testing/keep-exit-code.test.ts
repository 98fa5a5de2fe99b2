import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

/** @returns the exit code of a program that uses PostgreSQL's package and says `code` */
function run(code: number): Promise<number | null> {
  const url = new URL('./postgres-server.ts', import.meta.url).href;
  const source = `await import(${JSON.stringify(url)}); process.exitCode = ${code};`;
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['--input-type=module', '-e', source], () =>
      resolve(child.exitCode),
    );
  });
}

test.each([0, 3])('a run that uses PostgreSQL ends with the code it was given: %i', async (code) => {
  expect(await run(code)).toBe(code);
});
