import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { InvalidFields } from '#engine/react/platform-failures.ts';
import type { BlockInfo } from '#registry/widget.ts';
import { Field } from '#ui/design/field.tsx';
import { Result } from '#ui/design/result.tsx';
import { ContractCard } from '#ui/loan/contract-card.tsx';
import { StepUpPanel } from '#ui/loan/step-up-panel.tsx';
import { pinFault } from './pin-rules.ts';
import type { CardDetails } from './queries.ts';

export interface CardActionProps {
  readonly block: BlockInfo;
  readonly calls: CardDetails['calls'];
  readonly last4: string;
}

const fields = ['pin', 'repeat'] as const;

/** A new PIN, typed twice and confirmed by a code. It goes in the body of one call and is kept nowhere ([sec 38]). */
export function ChangePin({ block, calls, last4 }: CardActionProps) {
  const { t, locale } = usePage();
  const form = useRef<HTMLFormElement>(null);
  const pin = useRef('');
  const [fieldErrors, setFieldErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [awaited, setAwaited] = useState(false);
  const [done, setDone] = useState(false);
  const idOf = (name: string) => `${block.id}-${name}`;
  const say = (name: string, words: string) => {
    setFieldErrors(new Map([[name, words]]));
    document.getElementById(idOf(name))?.focus();
    return false;
  };
  const ready = () => {
    const data = new FormData(form.current ?? undefined);
    pin.current = String(data.get('pin') ?? '');
    const fault = pinFault(pin.current);
    if (fault) return say('pin', t(`contract-card-details.pin-${fault}`));
    if (data.get('repeat') !== pin.current) return say('repeat', t('contract-card-details.pin-differs'));
    setFieldErrors(new Map());
    return true;
  };
  const change = async (code: string) => {
    await callPlatform(calls.changePin, {
      query: { language: locale },
      body: { pin: pin.current, code },
      locale,
    }).catch((failure: unknown) => {
      const about = failure instanceof InvalidFields ? failure.fields.get('pin') : undefined;
      // The field of the code is the one in sight: what is wrong with the PIN is said there.
      throw about === undefined ? failure : new InvalidFields('', new Map([['code', about]]));
    });
    pin.current = '';
    setDone(true);
  };
  return (
    <ContractCard
      block={block}
      title={t('contract-card-details.pin')}
      text={done ? null : t('contract-card-details.pin-rules')}
    >
      {done ? (
        <Result
          kind="done"
          level="h3"
          title={t('contract-card-details.pin-done')}
          text={t('contract-card-details.pin-done-text')}
        />
      ) : (
        <>
          <form
            ref={form}
            method="post"
            noValidate
            onSubmit={(event) => event.preventDefault()}
            className={`grid grid-cols-1 gap-4 @md:grid-cols-2 ${awaited ? 'hidden' : ''}`}
          >
            {fields.map((name) => (
              <Field
                key={name}
                id={idOf(name)}
                label={t(`contract-card-details.pin-${name}`)}
                error={fieldErrors.get(name)}
              >
                <input
                  name={name}
                  type="password"
                  inputMode="numeric"
                  autoComplete="new-password"
                  maxLength={4}
                  onChange={() => setFieldErrors(new Map())}
                  className="input tracking-[0.3em]"
                />
              </Field>
            ))}
          </form>
          <StepUpPanel
            id={idOf('pin-code')}
            level={block.first ? 'h2' : 'h3'}
            codeCall={calls.code}
            action="card.change-pin"
            look="secondary"
            askLabel={t('contract-card-details.pin-ask')}
            doLabel={t('contract-card-details.pin-do')}
            summary={t('contract-card-details.pin-summary', { last4 })}
            ready={ready}
            onAwait={setAwaited}
            confirm={change}
          />
        </>
      )}
    </ContractCard>
  );
}
