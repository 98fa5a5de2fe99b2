import { Check, Link } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { sharedAddress } from './shared-address.ts';

/** Copies the address under which others see the list as it stands now. */
export function PassOn({ aliases }: { readonly aliases: readonly string[] }) {
  const { t, href, path } = usePage();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const address = () => sharedAddress(location.origin + href(path), aliases);
  const copy = () => {
    // Missing outside of secure contexts, whatever the types say.
    const clipboard: Clipboard | undefined = navigator.clipboard;
    if (!clipboard) return setState('failed');
    clipboard.writeText(address()).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const Sign = state === 'copied' ? Check : Link;
  return (
    <div className="min-w-0 noscript:hidden">
      <button type="button" className="btn btn-secondary" onClick={copy}>
        <Sign aria-hidden="true" className="size-5 shrink-0" />
        {t('wishlist.pass-on')}
      </button>
      <p role="status" className="text-sm break-all text-ink-soft not-empty:mt-2">
        {state === 'copied' && t('wishlist.copied')}
        {state === 'failed' && t('wishlist.copy-yourself', { address: address() })}
      </p>
    </div>
  );
}
