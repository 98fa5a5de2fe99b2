import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { LoanCard } from '#ui/loan/loan-card.tsx';
import { NothingHere } from '#ui/loan/nothing-here.tsx';
import { useLoanCall } from '#ui/loan/use-loan-call.ts';
import { ConsentTicks } from './consent-ticks.tsx';
import type { ResaleProps } from './props.ts';
import type { queries } from './queries.ts';

const given = ['identity', 'contact', 'income', 'loan'] as const;
const none: ReadonlySet<string> = new Set();

/** Hands the application to a partner: what goes, to whom, on which consents. Nothing goes before the button. */
export function Resale({ props, data, block }: ViewProps<ResaleProps, never, ReturnType<typeof queries>>) {
  const { t, href, locale } = usePage();
  const { offer, consents, initCall } = data.handOver;
  const box = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState(none);
  const call = useLoanCall();
  const send = () => {
    if (!offer) return;
    const ticked = [...(box.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    const keys = new Set(ticked.map(({ name }) => name));
    const lacking = consents.filter(({ key, required }) => required && !keys.has(key));
    setMissing(new Set(lacking.map(({ key }) => key)));
    const [first] = lacking;
    if (first) return document.getElementById(`${block.id}-${first.key}`)?.focus();
    const body = { offer_id: offer.id, consents: [...keys] };
    void call.send(
      async () => (await callPlatform(initCall, { query: { language: locale }, body, locale })).data,
    );
  };
  return (
    <LoanCard
      block={block}
      stage="decision"
      title={props.title || t('resale.title')}
      {...(offer && { lead: props.lead || t('resale.lead', { partner: offer.partner }) })}
    >
      {!offer ? (
        <>
          <NothingHere title={t('resale.failed')} text={t('resale.failed-text')} />
          <a className="btn btn-secondary" href={href('/resale-offer')}>
            {t('resale.back')}
          </a>
        </>
      ) : (
        <>
          <section>
            <h2 className="text-lg font-bold">{t('resale.given')}</h2>
            <ul className="mt-3 grid list-disc gap-1.5 pl-5 marker:text-brand">
              {given.map((key) => (
                <li key={key}>{t(`resale.given-${key}`)}</li>
              ))}
            </ul>
            <p className="mt-3 text-ink-soft">{t('resale.not-given')}</p>
          </section>
          <section ref={box} aria-labelledby={`${block.id}-consents`}>
            <h2 id={`${block.id}-consents`} className="mb-4 text-lg font-bold">
              {t('resale.consents')}
            </h2>
            <ConsentTicks
              id={block.id}
              consents={consents}
              missing={missing}
              onTick={(key) => setMissing(new Set([...missing].filter((other) => other !== key)))}
            />
          </section>
          <ErrorPanel text={call.error} />
          <div className="flex flex-col gap-3 sm:flex-row">
            <SendButton busy={call.busy} label={t('resale.send')} wide={false} onPress={send} />
            <a className="btn btn-secondary" href={href('/resale-offer')}>
              {t('resale.back')}
            </a>
          </div>
        </>
      )}
    </LoanCard>
  );
}

export default Resale;
