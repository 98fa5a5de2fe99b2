import { type ReactNode, useCallback, useMemo, useState } from 'react';

/** A line that screen readers hear and nobody sees: what a key did. */
export function useAnnouncer(): { readonly announce: (text: string) => void; readonly line: ReactNode } {
  const [announcement, setAnnouncement] = useState({ text: '', times: 0 });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ times }) => ({ text, times: times + 1 })),
    [],
  );
  const line = useMemo(
    () => (
      <p role="status" className="sr-only">
        {/* The same words twice are news, too: a blank more or less is another text. */}
        {announcement.text + (announcement.times % 2 === 0 ? '' : '\u00a0')}
      </p>
    ),
    [announcement],
  );
  return { announce, line };
}
