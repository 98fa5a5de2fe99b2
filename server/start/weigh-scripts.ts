import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WeighScripts } from '#engine/content-check/check-context.ts';
import type { ViewChunks } from '#renderer/server/view-chunks.ts';

/**
 * Weighs the scripts of views by their built files, as they travel: compressed where the build compressed them. Files are
 * looked at once each.
 * @param root folder that holds the files by their address
 */
export function weighScriptsBy(viewChunks: ViewChunks, root: string): WeighScripts {
  const known = new Map<string, number>();
  const weigh = (address: string): number => {
    const seen = known.get(address);
    if (seen !== undefined) return seen;
    const file = join(root, address);
    const bytes = existsSync(`${file}.br`)
      ? statSync(`${file}.br`).size
      : existsSync(file)
        ? statSync(file).size
        : 0;
    known.set(address, bytes);
    return bytes;
  };
  return (types) => {
    const files = new Set(types.flatMap((type) => viewChunks(type)));
    return [...files].reduce((sum, address) => sum + weigh(address), 0);
  };
}
