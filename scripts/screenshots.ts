import { build, isBuilt } from './build/build.ts';
import { runCommand } from './run/run-command.ts';

/*
 * `npm run screenshots`: stores the pictures that are missing or differ, as the built product looks now.
 * UPDATE_SCREENSHOTS=all stores every one anew.
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
  ],
  { stream: true, env: { UPDATE_SCREENSHOTS: process.env['UPDATE_SCREENSHOTS'] ?? '1' } },
);
process.exitCode = code;
