import { usePage } from '#engine/react/page-context.tsx';
import type { LeadOffer } from '#schemas/lead.ts';
import { Picture } from '#ui/design/picture.tsx';

interface Props {
  readonly offer: LeadOffer;
  readonly heading: 'h2' | 'h3';
  /** Id of the heading; the link is described by it. */
  readonly id: string;
}

/**
 * One offer as advertising must be: marked as such before anything else, with who stands behind it (Directive
 * 2005/29/EC, annex I point 11; Act on electronic services art. 9). Search engines learn it from `rel="sponsored"`.
 */
export function OfferCard({ offer, heading: Heading, id }: Props) {
  const { t, href } = usePage();
  return (
    <article className="card flex h-full flex-col overflow-hidden">
      {offer.image && (
        <Picture picture={offer.image} className="aspect-[8/5] w-full bg-sunken object-cover" />
      )}
      <div className="flex min-w-0 flex-1 flex-col p-5 @xl:p-6">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
          <span className="badge bg-sun-soft text-sun-ink">{t('cross-sell-offers.advertisement')}</span>
          <span>{t('cross-sell-offers.provider', { provider: offer.provider })}</span>
        </p>
        <Heading id={id} className="mt-3 text-heading hyphens-auto">
          {offer.title}
        </Heading>
        {offer.text && <p className="mt-2 mb-5 leading-relaxed text-ink-soft">{offer.text}</p>}
        {offer.link && (
          <p className="mt-auto">
            <a
              className="btn btn-secondary"
              href={href(offer.link.href)}
              rel="sponsored"
              aria-describedby={id}
            >
              {offer.link.label}
            </a>
          </p>
        )}
      </div>
    </article>
  );
}
