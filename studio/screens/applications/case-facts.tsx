import { formatMoney } from '#engine/format/money.ts';
import type { WaitingCase } from '#schemas/lending/waiting-application.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Fact } from './fact.tsx';
import { Proposal } from './proposal.tsx';

/** What is known of a case, as far as its work needs it. */
export function CaseFacts({ found }: { readonly found: WaitingCase }) {
  const { t, locale } = useStudioTexts();
  const { wanted, currency, since, contact, person, call, blocked, partner } = found;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const money = (minor: number) => formatMoney(minor, locale, currency);
  return (
    <div className="grid gap-5">
      <dl className="grid gap-px overflow-clip rounded-lg border border-line bg-line">
        <Fact name={t('applications.person')}>{contact?.name ?? person.initials}</Fact>
        {contact !== null && (
          <Fact name={t('applications.phone')}>
            {contact.phone === null ? (
              t('applications.no-phone')
            ) : (
              <a className="s-link tabular-nums" href={`tel:${contact.phone}`}>
                {spaced(contact.phone)}
              </a>
            )}
          </Fact>
        )}
        <Fact name={t('applications.wanted')}>
          {t('applications.loan', { amount: money(wanted.amount_minor), months: wanted.months })}
        </Fact>
        <Fact name={t('applications.since')}>
          <time dateTime={since}>{moment.format(new Date(since))}</time>
        </Fact>
        {call !== null && (
          <>
            <Fact name={t('applications.call-when')}>{call.slot ?? t('applications.any-time')}</Fact>
            <Fact name={t('applications.attempts')}>
              {t('applications.attempts-of', { done: call.attempts, most: call.most_attempts })}
            </Fact>
          </>
        )}
        {blocked !== null && (
          <>
            <Fact name={t('applications.block-why')}>{t(`applications.block-${blocked.reason}`)}</Fact>
            <Fact name={t('applications.block-until')}>
              {blocked.until === null
                ? t('applications.block-endless')
                : moment.format(new Date(blocked.until))}
            </Fact>
          </>
        )}
        {partner !== null && <Fact name={t('applications.partner')}>{partner}</Fact>}
      </dl>
      {found.proposal !== null && <Proposal found={found} />}
    </div>
  );
}

/** `+48600100200` -> `+48 600 100 200`; other countries' numbers stay as they are. */
const spaced = (phone: string): string => phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
