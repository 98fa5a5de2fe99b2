import { PhoneCall, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { LoanErrorCard } from '#ui/loan/loan-error-card.tsx';
import { updateApplication } from '#ui/loan/update-application.ts';
import { useLoanCall } from '#ui/loan/use-loan-call.ts';
import type { CallVerificationProps } from './props.ts';
import type { CallEntry, queries } from './queries.ts';

type Props = ViewProps<CallVerificationProps, never, ReturnType<typeof queries>>;

/** Who calls, from which number, when and what about, so that nobody mistakes a fraudster's call for ours. */
export function CallVerification({ props, data, block }: Props) {
  const { entry } = data;
  if (!entry) return <LoanErrorCard block={block} stage="decision" />;
  return <Call props={props} entry={entry} block={block} />;
}

function Call({ props, entry, block }: Pick<Props, 'props' | 'block'> & { readonly entry: CallEntry }) {
  const { t, locale } = usePage();
  const { busy, error, fieldErrors, send } = useLoanCall();
  const { call, phone } = entry.application;
  const [slot, setSlot] = useState(call?.slot ?? '');
  const choices = [
    { value: '', label: t('call-verification.soonest') },
    ...(call?.slots ?? []).map((value) => ({ value, label: value })),
  ];
  const facts = [
    ['number', entry.contact.phone],
    ['to', phone?.masked ?? ''],
    ['hours', entry.contact.hours],
  ].filter(([, value]) => value);
  return (
    <LoanCard
      block={block}
      stage="decision"
      title={props.title || t('call-verification.title')}
      lead={props.lead || t('call-verification.lead')}
    >
      <dl className="rounded-control border border-line">
        {facts.map(([key, value]) => (
          <div
            key={key}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-3 last:border-b-0"
          >
            <dt className="text-ink-soft">{t(`call-verification.${key}`)}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {(call?.attempts ?? 0) > 0 && (
        <p className="rounded-control bg-sun-soft p-4 text-sun-ink">
          {t('call-verification.missed', { count: call?.attempts ?? 0 })}
        </p>
      )}
      <p className="flex gap-3 rounded-control bg-brand-soft p-4">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <span className="min-w-0">{t('call-verification.safe')}</span>
      </p>
      <form noValidate onSubmit={(event) => event.preventDefault()} className="grid grid-cols-1 gap-5">
        <fieldset className="field-group">
          <legend>{t('call-verification.when')}</legend>
          <div className="field-cards">
            {choices.map(({ value, label }) => (
              <label key={value} className="field-option">
                <input
                  type="radio"
                  name="slot"
                  value={value}
                  checked={slot === value}
                  onChange={() => setSlot(value)}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {call && call.slot !== null && (
          <p className="font-medium text-success">{t('call-verification.chosen', { slot: call.slot })}</p>
        )}
        <ErrorPanel text={error || [...fieldErrors.values()].join(' ')} />
        <SendButton
          busy={busy}
          label={t('call-verification.save')}
          onPress={() =>
            void send(() =>
              updateApplication(
                { call: entry.updateCall, locale },
                { step: 'call-verification', values: { slot: slot === '' ? null : slot } },
              ),
            )
          }
        />
      </form>
      {entry.sandbox && (
        <p className="flex gap-3 rounded-control border border-dashed border-line-strong p-4 text-sm text-ink-soft">
          <PhoneCall aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0">{t('call-verification.sandbox')}</span>
        </p>
      )}
    </LoanCard>
  );
}

export default CallVerification;
