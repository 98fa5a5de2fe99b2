import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** What is written in code that inspects, and what it is made with: text by file, and by package. */
export type InspectingCode = Readonly<Record<string, string>>;

/** Imports as Biome sets them, and files of packages; imports of types alone are gone when the code runs. */
const imported =
  /^(?:import|export) (?!type )[^;']*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|\brequire\.resolve\('([^']+)'\)/gm;
/** The product's own code says at most which pages there are. How it shows them is in what they send. */
const inspects = /^(?:e2e|scripts)\//;

/**
 * Finds what the code of a test consists of: the files it imports, directly or not, and the packages. A few milliseconds,
 * and once for a worker; `proofs.test.ts` holds it to the import graph, which takes seconds.
 * @param root the repository
 * @returns what reads the code that is reached from a file
 */
export function inspectingCode(root: string): (file: string) => Promise<InspectingCode> {
  const texts = new Map<string, Promise<string>>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFile(join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  return async (file) => {
    const code: Record<string, string> = {};
    const visit = async (name: string): Promise<void> => {
      if (name in code) return;
      code[name] = '';
      const text = await read(name);
      code[name] = text;
      await Promise.all(importsOf(text).map((specifier) => follow(specifier, name)));
    };
    const follow = async (specifier: string, from: string): Promise<void> => {
      if (specifier.startsWith('node:')) return;
      const ours = /^[.#]/.test(specifier);
      if (!ours) {
        const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
        code[name] = await read(`node_modules/${name}/package.json`);
        return;
      }
      const path = specifier.startsWith('#')
        ? specifier.slice(1)
        : posix.join(posix.dirname(from), specifier);
      if (inspects.test(path)) await visit(path);
    };
    await visit(file);
    return code;
  };
}

const importsOf = (text: string): string[] =>
  [...text.matchAll(imported)].map(([, ...found]) => found.find((name) => name !== undefined) ?? '');
