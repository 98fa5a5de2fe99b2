/** What a browser's storage does, for tests without one: its names are its keys, as those of a real one are. */
export function memoryStorage(): Readonly<Record<string, string>> {
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: { value: (name: string, value: string) => void Reflect.set(kept, name, value) },
    removeItem: { value: (name: string) => void Reflect.deleteProperty(kept, name) },
  });
  return kept;
}
