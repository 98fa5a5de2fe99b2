import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import type { OwnFile } from '#schemas/own-file.ts';
import type { Profile } from './queries.ts';

interface OwnFiles {
  /** Null where they cannot be had. */
  readonly files: readonly OwnFile[] | null;
  /** Asks for them anew; the list stays as it is where they cannot be had. */
  reload(): Promise<void>;
  /** @throws what the platform refuses it with */
  remove(id: string): Promise<void>;
}

/** Files of the profile, as they are after what the customer does here. */
export function useOwnFiles(
  first: readonly OwnFile[] | null,
  calls: Profile['fileCalls'],
  locale: string,
): OwnFiles {
  const [files, setFiles] = useState(first);
  return {
    files,
    reload: () =>
      callPlatform(calls.list, { query: { language: locale }, locale }).then(
        ({ data }) => setFiles(data),
        () => undefined,
      ),
    remove: async (id) => {
      await callPlatform(calls.remove, { params: { id }, locale });
      setFiles((now) => now?.filter((one) => one.id !== id) ?? null);
    },
  };
}
