import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { PlatformFailure } from '#engine/react/platform-failures.ts';
import type { VerificationTransfer } from '#schemas/lending/bank-link.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { CopyLine } from '#ui/loan/copy-line.tsx';
import { useFigures } from '#ui/loan/money.ts';
import { usePolling } from '#ui/loan/use-polling.ts';
import { useStatusMove } from '#ui/loan/use-status-move.ts';
import { BankTile } from '#widgets/bank-transfer-verification/bank-tile.tsx';
import type { Transfer } from './queries.ts';

/** Milliseconds between questions whether the transfer has come. */
const pollMs = 4000;

interface TransferDataProps extends Omit<Transfer, 'form'> {
  readonly id: string;
  readonly form: VerificationTransfer;
}

/** What to transfer, where to do it at once, and whether it has come: asked for while the page is looked at. */
export function TransferData({ id, form, banks, formCall }: TransferDataProps) {
  const { t, locale } = usePage();
  const [now, setNow] = useState(form);
  const [over, setOver] = useState(false);
  const figures = useFigures(now.currency);
  const move = useStatusMove();
  const finish = async () => {
    setOver(true);
    await move();
  };
  const ask = async () => {
    if (formCall === null) return;
    try {
      const { data } = await callPlatform(formCall, { query: { language: locale }, locale });
      setNow(data);
      if (data.state === 'received') await finish();
    } catch (error) {
      // Identified: the application waits for no transfer any more ([sec 14]). Any other failure is asked again.
      if (error instanceof PlatformFailure && error.code === 'wrong_status') await finish();
    }
  };
  // Its last day has passed: nothing more is waited for, and no data invites to send it in vain.
  const late = now.failure === 'transfer-late';
  usePolling(!over && !late && formCall !== null, ask, pollMs);
  const pages = new Map(Object.entries(now.pay_urls));
  const payable = banks.flatMap((bank) => {
    const address = pages.get(bank.id);
    return address === undefined ? [] : [{ ...bank, address }];
  });
  const number = now.iban.replace(/^PL/, '');
  if (late)
    return (
      <div role="alert" className="rounded-control bg-danger-soft p-4 text-danger">
        <p className="font-semibold">{t('identification.fail.transfer-late')}</p>
        <p className="mt-1">{t('identification.fail.transfer-late-text')}</p>
      </div>
    );
  return (
    <>
      {now.state === 'failed' && (
        <div role="alert" className="rounded-control bg-danger-soft p-4 text-danger">
          <p className="font-semibold">{t(`identification.fail.${now.failure ?? 'refused'}`)}</p>
          <p className="mt-1">{t('bank-transfer-verification.failed-text')}</p>
        </div>
      )}
      {payable.length > 0 && (
        <section aria-labelledby={`${id}-banks`} className="grid grid-cols-1 gap-3">
          <h2 id={`${id}-banks`} className="text-lg font-bold">
            {t('bank-transfer-verification.banks')}
          </h2>
          <p className="text-ink-soft">{t('bank-transfer-verification.banks-text')}</p>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {payable.map(({ id: bank, name, address }) => (
              <li key={bank} className="min-w-0">
                <BankTile name={name} address={address} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby={`${id}-data`} className="grid grid-cols-1 gap-2">
        <h2 id={`${id}-data`} className="text-lg font-bold">
          {t('bank-transfer-verification.data')}
        </h2>
        <p className="text-ink-soft">{t('bank-transfer-verification.data-text')}</p>
        <dl className="border-t border-line">
          <CopyLine name={t('bank-transfer-verification.recipient')} shown={now.recipient} />
          <CopyLine
            name={t('bank-transfer-verification.iban')}
            shown={number.replace(/^(\d\d)|(\d{4})(?=\d)/g, '$1$2 ')}
            copied={number}
          />
          <CopyLine name={t('bank-transfer-verification.transfer-title')} shown={now.title} />
          <CopyLine
            name={t('bank-transfer-verification.amount')}
            shown={figures.money(now.amount_minor)}
            copied={(now.amount_minor / 100).toFixed(2).replace('.', ',')}
          />
        </dl>
        <p className="text-sm text-ink-soft">
          {t('bank-transfer-verification.until', { date: deadline(now.expires_at, locale) })}
        </p>
      </section>
      <p role="status" className="flex items-start gap-3 rounded-control bg-sunken p-4">
        <LoaderCircle
          aria-hidden="true"
          className="mt-0.5 size-5 shrink-0 animate-spin text-brand motion-reduce:animate-none"
        />
        <span className="min-w-0">{t('bank-transfer-verification.waiting')}</span>
      </p>
    </>
  );
}

/** The last day, as the lender counts days. */
const deadline = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: legalTimeZone }).format(new Date(moment));
