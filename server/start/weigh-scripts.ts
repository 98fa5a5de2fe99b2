import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WeighScripts } from '#engine/content-check/check-context.ts';
import type { ViewChunks } from '#renderer/server/view-chunks.ts';

/** Widget type -> address of a script of its view -> its bytes as they travel. Plain data, which threads can be handed. */
export type ScriptWeights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Weighs the scripts of views by their built files, as they travel: compressed where the build compressed them.
 * @param root folder that holds the files by their address
 */
export function readScriptWeights(
  types: readonly string[],
  viewChunks: ViewChunks,
  root: string,
): ScriptWeights {
  const weigh = (address: string): number => {
    const file = join(root, address);
    const shown = [`${file}.br`, file].find((one) => existsSync(one));
    return shown === undefined ? 0 : statSync(shown).size;
  };
  return Object.fromEntries(
    types.map((type) => [
      type,
      Object.fromEntries(viewChunks(type).map((address) => [address, weigh(address)])),
    ]),
  );
}

/** A script that several views share counts once. */
export const weighScriptsBy =
  (weights: ScriptWeights): WeighScripts =>
  (types) => {
    const files = new Map(
      types.flatMap((type) => Object.entries(Object.hasOwn(weights, type) ? (weights[type] ?? {}) : {})),
    );
    return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  };
