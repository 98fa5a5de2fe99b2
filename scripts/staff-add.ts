import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { leastStaffPassword } from '../schemas/studio/staff-account.ts';
import { readConfig } from '../server/config/read-config.ts';
import { takesNoForms } from '../server/platform/forms/form-checker.ts';

type PlatformModule = typeof import('../server/platform/platform.ts');

const usage =
  'Usage: echo "password" | npm run staff:add -- --email ada@example.org --name "Ada Nowak" --role agent|author|publisher|admin';
const roles = ['agent', 'author', 'publisher', 'admin'] as const;

/* Adds a member of staff, above all the first one in production, where no account is seeded. Stop a server on PGlite first. */
const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
});
const role = roles.find((one) => one === values.role);
const password = (await text(process.stdin)).trim();

if (!values.email || !values.name || !role) stop(usage);
else if (password.length < leastStaffPassword)
  stop(`The password on standard input must have at least ${leastStaffPassword} characters.`);
else await add({ email: values.email, name: values.name, role, password });

async function add(
  account: Parameters<Awaited<ReturnType<PlatformModule['createPlatform']>>['addStaff']>[0],
): Promise<void> {
  // Through Vite, because the migrations are a glob of its.
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    cacheDir: '.tmp/vite-staff-add',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  });
  try {
    const config = readConfig(process.env);
    const { createPlatform } = (await vite.ssrLoadModule('/server/platform/platform.ts')) as PlatformModule;
    const platform = await createPlatform({
      dataDir: config.dataDir,
      ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
      product: config.product,
      sandbox: config.mode === 'sandbox',
      checkForm: takesNoForms,
      logger: false,
    });
    try {
      if (await platform.addStaff(account)) console.log(`${account.email} may sign in as ${account.role}.`);
      else stop(`${account.email} has an account already.`);
    } finally {
      await platform.close();
    }
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  } finally {
    await vite.close();
  }
}

function stop(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
