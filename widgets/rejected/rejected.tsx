import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ContactLines } from '#ui/loan/contact-lines.tsx';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { LoanErrorCard } from '#ui/loan/loan-error-card.tsx';
import { useMoments } from '#ui/loan/moment.ts';
import type { RejectedProps } from './props.ts';
import type { queries } from './queries.ts';
import { ReviewRequest } from './review-request.tsx';

/** Free help for people in debt, by those who sell nothing. */
const freeHelp = [
  { key: 'rzecznik', href: 'https://rf.gov.pl/' },
  { key: 'legal-aid', href: 'https://np.ms.gov.pl/' },
] as const;

/**
 * Why there is no loan, in words; the right to an explanation and to a person; and free advice. Nothing is offered here
 * instead: who cannot carry a loan is not helped by another one.
 */
export function Rejected({
  props,
  data,
  block,
}: ViewProps<RejectedProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { day } = useMoments();
  const { entry } = data;
  if (!entry) return <LoanErrorCard block={block} />;
  const { rejection, contact, updateCall } = entry;
  if (!rejection)
    return (
      <LoanCard block={block} title={t('rejected.none')} lead={t('rejected.none-text')}>
        <a className="btn btn-secondary justify-self-start" href={href('/')}>
          {t('rejected.home')}
        </a>
      </LoanCard>
    );
  return (
    <LoanCard
      block={block}
      title={props.title || t('rejected.title')}
      lead={props.lead || t('rejected.lead', { day: day(rejection.at) })}
    >
      <section>
        <h2 className="text-lg font-bold">{t('rejected.why')}</h2>
        <ul className="mt-2 grid list-disc gap-2 pl-5">
          {rejection.reasons.map((reason) => (
            <li key={reason}>{t(`rejected.reason.${reason}`)}</li>
          ))}
        </ul>
        {rejection.again_on !== null && (
          <p className="mt-4">{t('rejected.again', { day: day(rejection.again_on) })}</p>
        )}
      </section>
      <section className="rounded-control bg-brand-soft p-5">
        <h2 className="text-lg font-bold">{t('rejected.rights')}</h2>
        <p className="mt-2 mb-4">{t(rejection.automated ? 'rejected.automated' : 'rejected.by-person')}</p>
        {rejection.automated && <ReviewRequest call={updateCall} />}
        <div className="mt-3">
          <ContactLines contact={contact} />
        </div>
      </section>
      <section>
        <h2 className="text-lg font-bold">{t('rejected.help')}</h2>
        <p className="mt-2">{t('rejected.help-text')}</p>
        <ul className="mt-1">
          {freeHelp.map((one) => (
            <li key={one.key}>
              <a
                className="text-link inline-flex min-h-11 items-center"
                href={one.href}
                rel="noopener noreferrer"
              >
                {t(`rejected.${one.key}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </LoanCard>
  );
}

export default Rejected;
