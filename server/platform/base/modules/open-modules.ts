import type { PlatformApp } from '../../http/app-types.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { PlatformModule } from './define-module.ts';
import type { AnyModule, PartsOf } from './list-modules.ts';

/** The modules of a platform, open. */
export interface OpenModules<Parts> {
  readonly parts: Parts;
  /** Serves the calls of all of them, in the order of the list. */
  routes(app: PlatformApp): Promise<void>;
  /** Ends them, the last one first. */
  close(): Promise<void>;
}

/**
 * Opens one module after the other: its services, its jobs, its seed. One that fails closes those before it.
 * @throws Error of the module that could not be opened
 */
export async function openModules<
  Ground extends { readonly jobs: Jobs },
  const Modules extends readonly AnyModule[],
>(ground: Ground, modules: Modules): Promise<OpenModules<PartsOf<Ground, Modules>>> {
  // `listModules` has seen to it that each finds what it needs.
  const inOrder = modules as unknown as readonly PlatformModule<object, object>[];
  let parts: object = ground;
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.toReversed()) await end();
  };
  try {
    for (const module of inOrder) {
      parts = { ...parts, ...(await module.open?.(parts)) };
      const mine = parts;
      opened.push(async () => module.close?.(mine));
      for (const work of module.jobs?.(mine) ?? []) ground.jobs.add(work);
      await module.seed?.(mine);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    parts: parts as PartsOf<Ground, Modules>,
    routes: async (app) => {
      for (const module of inOrder) await module.routes?.(app, parts);
    },
    close,
  };
}
