import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsdomInOneFile } from './jsdom-in-one-file.ts';

const folder = 'node_modules/jsdom/lib/jsdom/living';

function transform(code: string, id: string): string | null {
  const hook = jsdomInOneFile().transform;
  if (typeof hook !== 'function') throw new Error('the plugin has its hook as a function');
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  const made = hook.call(context as never, code, `/work/${id}`) as { code: string } | null;
  return made?.code ?? null;
}

test('[issue 16] the installed jsdom looks for no file of its own any more', () => {
  const style = `${folder}/css/helpers/computed-style.js`;
  const styled = transform(readFileSync(style, 'utf8'), style);
  expect(styled).toContain('display: block');
  expect(styled).not.toMatch(/readFileSync|__dirname/);
  const request = `${folder}/xhr/XMLHttpRequest-impl.js`;
  expect(transform(readFileSync(request, 'utf8'), request)).not.toContain('require.resolve');
});

test('one that looks in another way ends the build, and other files are left alone', () => {
  expect(() => transform('', `${folder}/xhr/XMLHttpRequest-impl.js`)).toThrow('in another way');
  expect(transform('a', `${folder}/nodes/Node-impl.js`)).toBeNull();
});
