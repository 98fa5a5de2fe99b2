import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Who may import whom: room -> rooms it may use besides itself; `*` means all. The one place to change when a folder is
 * added. A room inside another (`server/web`) is a room of its own; `server` is what remains, the wiring of the process.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  /** Pure arithmetic: the lender calculates with what the calculator shows. */
  money: [],
  registry: ['schemas'],
  engine: ['schemas', 'registry', 'money'],
  'ui/design': ['schemas', 'registry', 'engine'],
  'ui/forms': ['schemas', 'engine', 'ui/design'],
  'ui/account': ['schemas', 'registry', 'engine', 'ui/design', 'ui/forms'],
  'ui/loan': ['schemas', 'registry', 'engine', 'money', 'ui/design', 'ui/account'],
  'ui/shop': ['schemas', 'registry', 'engine', 'ui/design'],
  'ui/chat': ['schemas', 'engine', 'ui/design', 'ui/forms'],
  widgets: [
    'schemas',
    'registry',
    'engine',
    'money',
    'ui/design',
    'ui/forms',
    'ui/account',
    'ui/loan',
    'ui/shop',
    'ui/chat',
  ],
  renderer: ['schemas', 'registry', 'engine', 'ui/design', 'ui/account', 'ui/shop', 'ui/chat', 'widgets'],
  /** The Studio in floors: each may import those before it, and uses what its row says. */
  'studio/styles': [],
  'studio/app': ['schemas', 'engine'],
  'studio/parts': ['schemas', 'studio/app'],
  'studio/media': ['schemas', 'engine', 'studio/app', 'studio/parts'],
  'studio/parts-preview': ['schemas', 'engine', 'studio/app', 'studio/parts'],
  'studio/fields': ['schemas', 'registry', 'engine', 'widgets', 'studio/app', 'studio/parts', 'studio/media'],
  'studio/words': ['registry', 'studio/app', 'studio/fields'],
  'studio/checks': [
    'schemas',
    'registry',
    'engine',
    'studio/app',
    'studio/parts',
    'studio/fields',
    'studio/words',
  ],
  'studio/history': [
    'schemas',
    'registry',
    'engine',
    'widgets',
    'studio/app',
    'studio/parts',
    'studio/fields',
    'studio/words',
    'studio/checks',
  ],
  'studio/journal': ['schemas', 'studio/app', 'studio/parts', 'studio/history'],
  'studio/leaving': ['studio/app', 'studio/parts', 'studio/history', 'studio/journal'],
  'studio/forms': [
    'schemas',
    'registry',
    'engine',
    'ui/forms',
    'widgets',
    'studio/styles',
    'studio/app',
    'studio/parts',
    'studio/fields',
    'studio/checks',
  ],
  'studio/editor': [
    'schemas',
    'registry',
    'engine',
    'studio/styles',
    'studio/app',
    'studio/parts',
    'studio/parts-preview',
    'studio/fields',
    'studio/words',
    'studio/checks',
    'studio/history',
    'studio/journal',
  ],
  'studio/entities': [
    'schemas',
    'registry',
    'studio/app',
    'studio/parts',
    'studio/fields',
    'studio/history',
    'studio/journal',
    'studio/forms',
  ],
  'studio/screens': [
    'schemas',
    'registry',
    'engine',
    'studio/app',
    'studio/parts',
    'studio/media',
    'studio/parts-preview',
    'studio/words',
    'studio/checks',
    'studio/history',
    'studio/editor',
    'studio/entities',
  ],
  'studio/shell': ['studio/app', 'studio/parts', 'studio/leaving', 'studio/screens'],
  /** Where the program starts, and the tests of the whole. */
  studio: [
    'schemas',
    'widgets',
    'studio/styles',
    'studio/app',
    'studio/parts-preview',
    'studio/fields',
    'studio/words',
    'studio/entities',
    'studio/shell',
  ],
  'server/config': ['schemas'],
  /** Spans for whoever works on a request. */
  /** Who a client's address stands for. */
  'server/clients': [],
  'server/tracing': [],
  /** The ground floor of the platform: requests, answers, refusals. */
  'server/platform/http': ['schemas', 'server/clients'],
  'server/platform/base': ['schemas', 'server/clients', 'server/tracing', 'server/platform/http'],
  'server/platform/content': ['schemas', 'server/platform/http', 'server/platform/base'],
  'server/platform/customers': [
    'schemas',
    'server/platform/http',
    'server/platform/base',
    'server/platform/content',
  ],
  'server/platform/lending': [
    'schemas',
    'money',
    'server/platform/http',
    'server/platform/base',
    'server/platform/content',
    'server/platform/customers',
  ],
  'server/platform/chat': [
    'schemas',
    'server/platform/http',
    'server/platform/base',
    'server/platform/content',
    'server/platform/customers',
  ],
  'server/platform/shop': [
    'schemas',
    'server/clients',
    'server/platform/http',
    'server/platform/base',
    'server/platform/content',
    'server/platform/customers',
  ],
  'server/platform/staff': [
    'schemas',
    'server/platform/http',
    'server/platform/base',
    'server/platform/content',
  ],
  /** What puts the rooms together, and the suites of the whole. */
  'server/platform': [
    'schemas',
    'server/platform/http',
    'server/platform/base',
    'server/platform/content',
    'server/platform/customers',
    'server/platform/lending',
    'server/platform/chat',
    'server/platform/shop',
    'server/platform/staff',
  ],
  'server/sandbox': ['schemas'],
  'server/web': ['schemas', 'engine', 'server/config', 'server/clients', 'server/tracing'],
  /** The platform's wire made up: content of the demo sites, examples of the flow, values of the records' schemas. */
  fake: [
    'schemas',
    'money',
    'ui/loan',
    'widgets',
    'server/platform/http',
    'server/platform/base',
    'server/platform/content',
    'server/platform/customers',
    'server/platform/lending',
  ],
  'server/start': ['*'],
  server: ['*'],
  e2e: ['*'],
  bench: ['*'],
  scripts: ['*'],
};

/** Rooms that make one product of the others; they may name single widgets in tests and measurements. */
export const tools: readonly string[] = ['e2e', 'bench', 'scripts', 'fake'];

/** Rooms for development and tests: tools and tests may import them, and nothing that is built or started. */
export const developmentRooms: readonly string[] = ['fake'];

/** What any test may import besides: files made for tests. */
export const testHelpers: readonly string[] = ['scripts/test-setup.ts', 'widgets/site-header/test-page.ts'];

/** Parts of widgets that other widgets may use. Everything else of a widget is its own. */
export const sharedWidgetParts: readonly string[] = [
  'widgets/rich-text/rich-html.tsx',
  'widgets/photo-gallery/enlarged.tsx',
  'widgets/menu/menu-link.tsx',
  'widgets/site-header/mosaic-mark.tsx',
  'widgets/custom-entity-item/entity-fields.tsx',
  'widgets/posts-teaser/post-layouts.tsx',
];

/** What must not reach the browser at run time, directly or through other modules; types may. */
export const serverOnlyPackages: readonly string[] = [
  'typebox',
  'fastify',
  'pg',
  'drizzle-orm',
  '@electric-sql/pglite',
  'jsdom',
  'pino',
  'jose',
  'ajv',
  'recheck',
  '@eslint-community/regexpp',
];

/** Words of a widget or a field type for the Studio: its rooms alone load them, tests and tools apart. */
export const isStudioWords = (file: string): boolean =>
  /^(widgets\/[^/]+\/studio-words|ui\/forms\/fields\/[^/]+\/studio)\.ts$/.test(file);

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * Where browser code starts. Tests run in Node and are left out; so is what widgets' queries share (`…/queries/`), which runs on
 * the server and loads schemas.
 */
export const isBrowserCode = (file: string): boolean =>
  !isTest(file) &&
  !file.includes('/queries/') &&
  (/^(renderer\/(browser|tree)|ui)\//.test(file) ||
    /^widgets\/.*\.tsx$/.test(file) ||
    /^engine\/react\//.test(file));

const source = /\.[cm]?[jt]sx?$/;

/** Folders of the repository that hold source, and those inside of a folder that has inner rooms, in the order of the file system. */
export function listRooms(root: string): string[] {
  const ignored = ignoredFolders(root);
  const top = foldersOf(root).filter((name) => !name.startsWith('.') && !ignored.has(name));
  const inner = top
    .filter(hasInnerRooms)
    .flatMap((folder) => foldersOf(join(root, folder)).map((name) => `${folder}/${name}`));
  return [...top, ...inner].filter((room) => holdsSource(join(root, room)));
}

/** Whether rooms stand inside of this folder. */
export const hasInnerRooms = (folder: string): boolean =>
  Object.keys(mayImport).some((room) => room.startsWith(`${folder}/`));

/** The room a file belongs to: the longest known path it stands under. */
export function roomOf(file: string): string | undefined {
  // Suites of a room look at it inside of the whole.
  if (/^server\/platform\/[^/]+\/testing\//.test(file)) return 'server/platform';
  return Object.keys(mayImport)
    .filter((room) => file.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

function foldersOf(path: string): string[] {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function ignoredFolders(root: string): Set<string> {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  return new Set(lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1)));
}

function holdsSource(path: string): boolean {
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).some((name) => source.test(name));
}
