import { join } from 'node:path';
import { makeWidget } from './new-widget/make-widget.ts';

/* `npm run new:widget <name>`: a folder under widgets/ that passes the suite, to be changed from there. */
const [name, ...others] = process.argv.slice(2);
if (name === undefined || others.length > 0) {
  console.error('Name one widget: npm run new:widget price-list');
  process.exitCode = 1;
} else {
  const made = makeWidget(join(import.meta.dirname, '../widgets'), name);
  if (made.ok)
    console.log(
      [
        `widgets/${name}/`,
        ...made.files.map((file) => `  ${file}`),
        'It is in the gallery and in the Studio. Next: docs/adding-a-widget.md.',
      ].join('\n'),
    );
  else {
    console.error(made.problem);
    process.exitCode = 1;
  }
}
