import { readFileSync } from 'node:fs';

/** Source -> file of the browser's build, as Vite lists them. */
const manifest = (): Readonly<Record<string, { readonly file: string }>> =>
  JSON.parse(readFileSync('dist/assets.json', 'utf8'));

/** Address of the file that the build made of a source. @throws Error when none begins with it */
export function builtFile(source: string): string {
  const entry = manifest()[source];
  if (!entry) throw new Error(`The build has no file that begins with ${source}.`);
  return `/${entry.file}`;
}

/** The source that a file of the build begins with. @param address path of the file on the site */
export const sourceOf = (address: string): string | undefined =>
  Object.entries(manifest()).find(([, { file }]) => `/${file}` === address)?.[0];
