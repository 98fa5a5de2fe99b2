import { readFileSync } from 'node:fs';

/** Selector of a class in the build, where its name is shorter. @throws Error when the style sheet has no such class */
export function builtClass(name: string): string {
  const short: Readonly<Record<string, string>> = JSON.parse(
    readFileSync('dist/server/class-names.json', 'utf8'),
  );
  const built = short[name];
  if (built === undefined) throw new Error(`The build has no class that is called ${name}.`);
  return `.${built}`;
}
