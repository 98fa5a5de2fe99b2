import { useState } from 'react';

export type SharingState = 'idle' | 'copied' | 'failed';

/**
 * Copying the page's address, and the sharing of the visitor's own system. Where the system has none, or refuses, the
 * address is copied instead; a visitor who closes its panel has decided, and nothing happens.
 */
export function useSharing(page: { readonly url: string; readonly title: string }) {
  const [state, setState] = useState<SharingState>('idle');

  const copy = () => {
    // Missing outside of secure contexts, whatever the types say.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return setState('failed');
    clipboard.writeText(page.url).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };

  const share = () => {
    if (!('share' in navigator)) return copy();
    navigator.share({ url: page.url, title: page.title }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy();
    });
  };

  return { state, copy, share };
}
