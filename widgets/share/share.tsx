import { ArrowUpRight, Check, Link, Mail, Share2 } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { Network, ShareProps } from './props.ts';
import type { ShareQueries } from './queries.ts';
import { shareAddress } from './share-address.ts';
import { useSharing } from './use-sharing.ts';

const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 py-1.5 font-medium hover:border-brand hover:bg-brand-soft';

/** Names as their owners write them; only e-mail has one in every language. */
const names: ReadonlyMap<Network, string> = new Map([
  ['whatsapp', 'WhatsApp'],
  ['facebook', 'Facebook'],
  ['linkedin', 'LinkedIn'],
  ['x', 'X'],
]);

/**
 * Ways to pass the page on. The links work without script; the buttons that need it are there only with it. The system's
 * own sharing is offered on touch devices, which all have it.
 */
export function Share({ props, data, block }: ViewProps<ShareProps, never, ShareQueries>) {
  const { t, href, path, title } = usePage();
  // Without a public address there is nothing that could be shared.
  const page = { url: data.origin === null ? '' : data.origin + href(path), title };
  const { state, copy, share } = useSharing(page);
  if (page.url === '') return null;
  const labelId = `${block.id}-label`;
  return (
    <div data-print="no" className="wrap py-6">
      <p id={labelId} className="mb-3 font-semibold">
        {props.title || t('share.title')}
      </p>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-2">
        <li className="hidden pointer-coarse:block noscript:hidden">
          <button type="button" className={pill} onClick={share}>
            <Share2 aria-hidden="true" className="size-4 shrink-0 text-brand" />
            {t('share.system')}
          </button>
        </li>
        <li className="noscript:hidden">
          <button type="button" className={pill} onClick={copy}>
            {state === 'copied' ? (
              <Check aria-hidden="true" className="size-4 shrink-0 text-brand" />
            ) : (
              <Link aria-hidden="true" className="size-4 shrink-0 text-brand" />
            )}
            {t('share.copy')}
          </button>
        </li>
        {[...new Set(props.networks)].map((network) => (
          <li key={network}>
            <a
              className={pill}
              href={shareAddress(network, page)}
              {...(network === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {network === 'email' && <Mail aria-hidden="true" className="size-4 shrink-0 text-brand" />}
              {names.get(network) ?? t('share.email')}
              {network !== 'email' && (
                <>
                  <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-brand" />
                  <span className="sr-only">{t('share.new-tab')}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
      {/* Always there, so that what appears in it is announced. */}
      <p role="status" className="text-sm text-ink-soft not-empty:mt-3">
        {state === 'copied' && t('share.copied')}
        {state === 'failed' && t('share.failed', { url: page.url })}
      </p>
    </div>
  );
}

export default Share;
