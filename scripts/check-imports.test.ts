import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkImports } from './imports/check-imports.ts';

const made: string[] = [];
afterEach(() => Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** A small repository on disk, because resolving aliases and types is half of what is tested. */
async function findingsIn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'mozaika-imports-'));
  made.push(root);
  const all = {
    '.gitignore': 'node_modules/\ndist/\n',
    'package.json': JSON.stringify({
      type: 'module',
      imports: { '#schemas/*': './schemas/*', '#server/*': './server/*' },
    }),
    ...files,
  };
  await Promise.all(
    Object.entries(all).map(async ([path, text]) => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }),
  );
  return checkImports(root);
}

describe('import rules', () => {
  test('what the table allows is silent', async () => {
    const findings = await findingsIn({
      'schemas/page.ts': 'export const page = 1;',
      'engine/plan.ts': "import { page } from '#schemas/page.ts';\nexport const plan = page;",
      'server/main.ts': "import { plan } from '../engine/plan.ts';\nexport const main = plan;",
    });
    expect(findings).toEqual([]);
  });

  test('an import against the direction is found through an alias, with the cure', async () => {
    const [finding, ...others] = await findingsIn({
      'schemas/page.ts': 'export const page = 1;',
      'server/platform/service.ts': 'export const service = 1;',
      'engine/plan.ts':
        "import { service } from '#server/platform/service.ts';\nexport const plan = service;",
    });
    expect(others).toEqual([]);
    expect(finding).toContain('engine/plan.ts imports server/platform/service.ts [room]');
    expect(finding).toContain('engine may import schemas, registry, money.');
  });

  test('a type counts for the direction too', async () => {
    const findings = await findingsIn({
      'engine/plan.ts': 'export type Plan = 1;',
      'schemas/page.ts': "import type { Plan } from '../engine/plan.ts';\nexport type Page = Plan;",
    });
    expect(findings).toEqual([expect.stringContaining('schemas/page.ts imports engine/plan.ts [room]')]);
  });

  test('the modules of the platform know schemas only', async () => {
    const findings = await findingsIn({
      'registry/registry.ts': 'export const registry = 1;',
      'server/platform/service.ts':
        "import { registry } from '../../registry/registry.ts';\nexport const service = registry;",
    });
    expect(findings).toEqual([expect.stringContaining('[room]')]);
  });

  test('a cycle is found once, with its way', async () => {
    const findings = await findingsIn({
      'engine/one.ts': "import { two } from './two.ts';\nexport const one = () => two;",
      'engine/two.ts': "import { one } from './one.ts';\nexport const two = () => one;",
    });
    expect(findings).toEqual([
      expect.stringMatching(/\[cycle\].*engine\/one\.ts -> engine\/two\.ts -> engine\/one\.ts/),
    ]);
  });

  test('a widget may not import another, but for the shared parts', async () => {
    const findings = await findingsIn({
      'widgets/rich-text/rich-html.tsx': 'export const RichHtml = () => null;',
      'widgets/hero/hero.tsx': 'export default () => null;',
      'widgets/table/table.tsx':
        "import { RichHtml } from '../rich-text/rich-html.tsx';\nimport Hero from '../hero/hero.tsx';\nexport default () => [RichHtml, Hero];",
    });
    expect(findings).toEqual([
      expect.stringContaining('widgets/table/table.tsx imports widgets/hero/hero.tsx [widget-alone]'),
    ]);
  });

  test('nothing else names a widget', async () => {
    const findings = await findingsIn({
      'widgets/hero/hero.tsx': 'export default () => null;',
      'widgets/index.ts': "import Hero from './hero/hero.tsx';\nexport const views = [Hero];",
      'renderer/tree/screen.ts':
        "import Hero from '../../widgets/hero/hero.tsx';\nexport const screen = Hero;",
    });
    expect(findings).toEqual([
      expect.stringContaining('renderer/tree/screen.ts imports widgets/hero/hero.tsx [widget-unnamed]'),
    ]);
  });

  test.each(['typebox', 'typebox/value', 'fastify', 'node:fs'])(
    'browser code must not carry %s, however far down',
    async (name) => {
      const findings = await findingsIn({
        'schemas/page.ts': `import * as it from '${name}';\nexport const page = it;`,
        'widgets/hero/limits.ts': "import { page } from '#schemas/page.ts';\nexport const limits = page;",
        'widgets/hero/hero.tsx': "import { limits } from './limits.ts';\nexport default () => limits;",
      });
      expect(findings).toEqual([
        expect.stringMatching(
          /schemas\/page\.ts imports .*\[browser\].*hero\.tsx -> widgets\/hero\/limits\.ts/,
        ),
      ]);
    },
  );

  test('browser code may import types of server code and what tests need', async () => {
    const findings = await findingsIn({
      'schemas/page.ts': "import { Type } from 'typebox';\nexport const Page = Type;\nexport type Page = 1;",
      'widgets/hero/hero.tsx':
        "import type { Page } from '#schemas/page.ts';\nexport default (page: Page) => page;",
      'widgets/hero/hero.test.tsx': "import { readFileSync } from 'node:fs';\nreadFileSync('x');",
    });
    expect(findings).toEqual([]);
  });

  test('[issue 15] the fake platform is for tests and commands: nothing that is built or started loads it', async () => {
    const findings = await findingsIn({
      'fake/handlers.ts': 'export const handlers = 1;',
      'server/start/start-server.ts':
        "import { handlers } from '../../fake/handlers.ts';\nexport const server = handlers;",
      'widgets/hero/hero.tsx': "import { handlers } from '../../fake/handlers.ts';\nexport default handlers;",
      'widgets/hero/hero.test.ts': "import { handlers } from '../../fake/handlers.ts';\nhandlers;",
      'scripts/dev-fake.ts': "import { handlers } from '../fake/handlers.ts';\nhandlers;",
    });
    expect(findings).toEqual([
      expect.stringContaining('server/start/start-server.ts imports fake/handlers.ts [development]'),
      expect.stringContaining('widgets/hero/hero.tsx imports fake/handlers.ts [development]'),
    ]);
  });

  test('[issue 15] the Studio stands in floors: what is below knows nothing of what is above', async () => {
    const findings = await findingsIn({
      'studio/app/api.ts': 'export const api = 1;',
      'studio/parts/dialog.tsx': "import { api } from '../app/api.ts';\nexport const Dialog = () => api;",
      'studio/fields/field.tsx':
        "import { list } from '../entities/list.ts';\nimport { Dialog } from '../parts/dialog.tsx';\nexport const Field = [list, Dialog];",
      'studio/entities/list.ts': 'export const list = 1;',
      'studio/parts/lists.ts': "import { list } from '../entities/list.ts';\nexport const lists = [list];",
    });
    expect(findings).toEqual([
      expect.stringContaining('studio/fields/field.tsx imports studio/entities/list.ts [room]'),
      expect.stringContaining('studio/parts/lists.ts imports studio/entities/list.ts [room]'),
    ]);
  });

  test('[issue 15] a new folder of ui/ or of the Studio has to have its row', async () => {
    const findings = await findingsIn({
      'ui/design/icon.tsx': 'export const Icon = 1;',
      'ui/widgets-of-old/card.tsx': 'export const Card = 1;',
      'studio/attic/old.ts': 'export const old = 1;',
    });
    expect(findings).toEqual([
      expect.stringContaining('studio/attic/ is not in the table of rooms'),
      expect.stringContaining('ui/widgets-of-old/ is not in the table of rooms'),
    ]);
  });

  test('[issue 15] words for the Studio are loaded by the Studio alone, by import or by glob', async () => {
    const findings = await findingsIn({
      'widgets/hero/studio-words.ts': 'export const studioWords = {};',
      'widgets/hero/hero.tsx':
        "import { studioWords } from './studio-words.ts';\nexport default studioWords;",
      'renderer/all.ts':
        "export const all = import.meta.glob(['../widgets/*/*.ts', '!../widgets/*/*.test.ts']);",
      'renderer/views.ts':
        "export const all = import.meta.glob<{ a: 1 }>(['../widgets/*/*.ts', '!../widgets/*/studio-words.ts']);",
      'studio/words.ts':
        "export const all = import.meta.glob<{ studioWords: object }>('../widgets/*/studio-words.ts', { eager: true });",
    });
    expect(findings).toEqual([
      expect.stringContaining('widgets/hero/hero.tsx imports widgets/hero/studio-words.ts [studio-words]'),
      expect.stringContaining('renderer/all.ts imports widgets/hero/studio-words.ts [studio-words]'),
    ]);
  });

  test.each(['shelves/one.ts', 'server/cellar/one.ts'])(
    'a folder nobody listed is an error: %s',
    async (path) => {
      const findings = await findingsIn({ [path]: 'export const one = 1;' });
      expect(findings).toEqual([
        expect.stringMatching(/is not in the table of rooms.*scripts\/imports\/rooms\.ts/),
      ]);
    },
  );
});
