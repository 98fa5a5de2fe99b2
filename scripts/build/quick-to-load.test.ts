import { expect, test } from 'vitest';
import { quickToLoad } from './quick-to-load.ts';

/** What the build makes of one chunk. */
function built(code: string, moduleIds: readonly string[]): string {
  const { generateBundle } = quickToLoad();
  if (typeof generateBundle !== 'function') throw new Error('the plugin has its hook as a function');
  const chunk = { type: 'chunk', code, fileName: 'chunks/a.js', moduleIds };
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  generateBundle.call(context as never, {} as never, { 'chunks/a.js': chunk } as never, false);
  return chunk.code;
}
const ours = ['/work/engine/a.ts', '/work/node_modules/x/index.js'];
const load = (code: string): Promise<{ default: unknown }> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

test('[issue 16] code of the server is ASCII and means what it meant', async () => {
  const code = `
const żółw = { 'ąż': "Łódź 😀", text: \`\${1 + 1} zł, it’s\` };
/* a comment: ó */
export default [żółw, /^[ą-ż]+$/u.test('łą'), /😀/u.test('😀'), 'a\\u0105'.length];
`;
  const made = built(code, ours);
  expect(made).toMatch(/^[\0-\x7f]*$/);
  expect(made.split('\n')).toHaveLength(code.split('\n').length);
  expect((await load(made)).default).toEqual((await load(code)).default);
});

test('[issue 16] chunks of packages alone are minified', async () => {
  const code = 'const aLongName = 1;\n\n// a comment\nexport default aLongName + 1;\n';
  expect(built(code, ours)).toBe(code);
  const made = built(code, ['/work/node_modules/x/index.js', '\0rolldown/runtime.js']);
  expect(made.length).toBeLessThan(code.length / 2);
  expect((await load(made)).default).toBe(2);
});

test('a raw text that cannot be written otherwise ends the build', () => {
  expect(() => built('export default String.raw`ą`;', ours)).toThrow('chunks/a.js has a raw text');
});
