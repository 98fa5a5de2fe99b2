import { usePage } from '#engine/react/page-context.tsx';

/** Ways of proving who one is, by their screens. */
export const identityWays = {
  kontomatik: '/kontomatik',
  'transaction-link': '/transaction-link',
  transfer: '/verification',
} as const;
export type IdentityWay = keyof typeof identityWays;

/** The ways beside the one the customer is on. */
export function OtherWays({ without }: { readonly without: IdentityWay }) {
  const { t, href } = usePage();
  const ways = (['kontomatik', 'transaction-link', 'transfer'] as const).filter((way) => way !== without);
  return (
    <nav aria-label={t('identification.other-ways')} className="grid w-full gap-1 border-t border-line pt-4">
      <p className="font-semibold">{t('identification.other-ways')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {ways.map((way) => (
          <li key={way}>
            <a className="text-link inline-flex min-h-11 items-center" href={href(identityWays[way])}>
              {t(`identification.way.${way}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
