import { embeddedPlan } from './embedded-plan.ts';

/**
 * Fetches a module by the address the document gives, as the starter does with the runtime: a plain `import()` would bring
 * Vite's preload helper along, which weighs more than the code that needs it.
 * @param inDevelopment fetches it where nothing is built
 */
export const namedModule = <T>(name: string, inDevelopment: (() => Promise<T>) | false): Promise<T> =>
  inDevelopment ? inDevelopment() : import(/* @vite-ignore */ embeddedPlan().chunks[name]?.[0] ?? '');

/** For what may fail in silence: the page goes on without it. */
export const ignore = (): undefined => undefined;
