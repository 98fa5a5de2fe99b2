import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeWidget } from './new-widget/make-widget.ts';

/* `npm run new:widget <name>`: a folder under widgets/ that passes the suite, to be changed from there. */
const [name, ...others] = process.argv.slice(2);
if (name === undefined || others.length > 0) {
  console.error('Name one widget: npm run new:widget price-list');
  process.exitCode = 1;
} else {
  const made = makeWidget(join(import.meta.dirname, '../widgets'), name);
  if (made.ok) {
    const lines = [`widgets/${name}/`, ...made.files.map((file) => `  ${file}`)];
    console.log(lines.join('\n'));
    const docs = spawnSync(process.execPath, [join(import.meta.dirname, 'widget-docs.ts')], {
      stdio: 'inherit',
    });
    process.exitCode = docs.status ?? 1;
    console.log('Its chapter is in docs/widgets.md, itself in the gallery and in the Studio.');
    console.log('Next: docs/adding-a-widget.md.');
  } else {
    console.error(made.problem);
    process.exitCode = 1;
  }
}
