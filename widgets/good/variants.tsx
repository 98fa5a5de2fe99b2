import { usePage } from '#engine/react/page-context.tsx';
import { Picture } from '#ui/design/picture.tsx';
import { goodHref } from '#ui/shop/good-href.ts';
import type { ShownGood } from './good-view-data.ts';

interface Props {
  readonly shown: ShownGood;
  /** Alias of the article whose page this is. */
  readonly own: string;
}

/** The same article in other colours and sizes, each a page of its own. Nothing for one that has no others. */
export function Variants({ shown: { variants, differsIn }, own }: Props) {
  const { t, href } = usePage();
  if (variants.length < 2) return null;
  const label = differsIn.length > 0 ? differsIn.join(', ') : t('good.variants');
  return (
    <nav aria-label={t('good.variants')} className="mt-6">
      <p className="mb-2 font-semibold">{label}</p>
      <ul className="flex flex-wrap gap-2">
        {variants.map(({ good, differs }) => (
          <li key={good.alias} className="max-w-full">
            <a
              href={href(goodHref(good))}
              aria-current={good.alias === own ? 'page' : undefined}
              className={`flex min-h-11 max-w-full items-center gap-2.5 rounded-control border px-3 py-1.5 hover:border-brand ${good.alias === own ? 'border-2 border-brand bg-brand-soft font-semibold' : 'border-line-strong bg-surface'}`}
            >
              {good.image && (
                <Picture
                  picture={{ ...good.image, alt: '' }}
                  sizes="2.5rem"
                  className={`size-10 shrink-0 rounded-control object-cover ${good.available ? '' : 'grayscale'}`}
                />
              )}
              <span className="min-w-0 break-words">
                {differs || good.title}
                {!good.available && (
                  <span className="block text-sm text-ink-soft">{t('shop.unavailable')}</span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
