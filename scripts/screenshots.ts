import { build, isBuilt } from './build/build.ts';
import { runCommand } from './run/run-command.ts';

/*
 * `npm run screenshots`: stores the pictures that are missing or differ, as the built product looks now.
 * UPDATE_SCREENSHOTS=all stores every one again. Further arguments are Playwright's, e.g. `-- -g price-list`, or `-- --list`
 * for what would be looked at.
 */
const root = process.cwd();
const built = (await isBuilt(root)) ? 0 : await build(root);
if (built !== 0) process.exit(built);
const { code } = await runCommand(
  [
    'playwright',
    'test',
    'sweeps/gallery',
    'sweeps/pages',
    'stale-pictures',
    'docs-pictures',
    '--project=desktop',
    ...process.argv.slice(2),
  ],
  { stream: true, env: { UPDATE_SCREENSHOTS: process.env['UPDATE_SCREENSHOTS'] ?? '1' } },
);
process.exitCode = code;
