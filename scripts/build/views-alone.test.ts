import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewsAlone } from './views-alone.ts';

const folder = join(import.meta.dirname, '../../widgets');
const path = join(folder, 'views.ts');

/** What the build makes of a module with this code. */
function transformed(code: string): string {
  const hook = viewsAlone().transform;
  if (typeof hook !== 'object' || !('handler' in hook))
    throw new Error('the plugin has its hook as an object');
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return (hook.handler.call(context as never, code, path, {} as never) as { code: string }).code;
}

test('[issue 16] the browser’s build has an entry for each view, and for none of their parts', () => {
  const code = transformed(readFileSync(path, 'utf8'));
  const [list = ''] = /\["\.\/[^\]]*\]/.exec(code) ?? [];
  const files = globSync('*/*.tsx', { cwd: folder });
  const isView = (file: string) => /^([^/]+)\/\1\.tsx$/.test(file);
  expect(files.some((file) => !isView(file))).toBe(true);
  expect(JSON.parse(list)).toEqual(
    files
      .filter(isView)
      .map((file) => `./${file}`)
      .toSorted(),
  );
});

test('[issue 16] a list of views that is asked for otherwise fails the build, and does not take parts in unnoticed', () => {
  expect(() => transformed('export const modules = import.meta.glob("./*/*.tsx");')).toThrow(
    'no list of views',
  );
});
