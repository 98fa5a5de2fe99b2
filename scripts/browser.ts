import { provideBrowser } from './browser/browser-sources.ts';

/*
 * `npm run browser`: finds the browser that tests run in, or fetches one. The last line is the path of its program; where there is none, a
 * sentence says what to do and the command fails. What it is doing goes to standard error.
 */

const found = await provideBrowser((line) => console.error(line));
if (found.path === null) {
  console.error(found.reason);
  process.exitCode = 1;
} else {
  console.error(`Chromium ${found.version}`);
  console.log(found.path);
}
