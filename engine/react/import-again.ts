/**
 * Imports a module once more, after its file could not be fetched. A document of Chromium 153 and older, and of other browsers, remembers
 * a failed fetch under the module's address, so that the same address would fail without asking the server again: the file is asked for
 * under another one. Chromium and Firefox name it in their message.
 * @param error of the first attempt; thrown again where it names no address
 * @param load fetches an address; tests hand in their own
 */
export async function importAgain<Module>(
  error: unknown,
  load = (address: string): Promise<Module> => import(/* @vite-ignore */ address),
): Promise<Module> {
  const [address] = /https?:\S+/.exec(String(error)) ?? [];
  if (address === undefined) throw error;
  return load(`${address}?again`);
}
