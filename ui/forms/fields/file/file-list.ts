/** A file of the list, and where it is. */
export interface FileItem {
  readonly key: number;
  readonly name: string;
  /** Bytes; null for a file that was sent on an earlier visit. */
  readonly size: number | null;
  readonly type: string;
  /** Null where there is nothing to send again. */
  readonly file: File | null;
  readonly state: FileState;
}

export type FileState =
  | { readonly is: 'sending'; readonly share: number }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'done'; readonly id: string };

export type FileChange =
  | { readonly do: 'add'; readonly items: readonly FileItem[] }
  | { readonly do: 'move'; readonly key: number; readonly state: FileState }
  | { readonly do: 'remove'; readonly key: number };

/** The list after a change. New files take the place of those that were refused before. */
export function changeFiles(items: readonly FileItem[], change: FileChange): readonly FileItem[] {
  switch (change.do) {
    case 'add':
      return [...items.filter(({ state }) => state.is !== 'refused'), ...change.items];
    case 'move':
      return items.map((item) => (item.key === change.key ? { ...item, state: change.state } : item));
    case 'remove':
      return items.filter(({ key }) => key !== change.key);
  }
}

/**
 * What the list shows: files that are sent only while the form's value has them, and those the value has from an earlier
 * visit, of which only the id is known.
 */
export function shownFiles(
  items: readonly FileItem[],
  value: readonly string[],
  earlierName: (at: number) => string,
): readonly FileItem[] {
  const known = new Set(items.flatMap(({ state }) => (state.is === 'done' ? [state.id] : [])));
  const earlier = value
    .filter((id) => !known.has(id))
    .map((id, at) => ({
      key: -1 - at,
      name: earlierName(at + 1),
      size: null,
      type: '',
      file: null,
      state: { is: 'done' as const, id },
    }));
  return [...earlier, ...items.filter(({ state }) => state.is !== 'done' || value.includes(state.id))];
}

/** How many files count towards the most that may be: those that were refused do not. */
export const countFiles = (items: readonly FileItem[]): number =>
  items.filter(({ state }) => state.is !== 'refused').length;
