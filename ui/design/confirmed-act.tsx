import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { SendButton } from './send-button.tsx';
import { useSend } from './use-send.ts';

interface Props {
  /** The button that begins it. */
  readonly begin: string;
  /** Name of that button where several on the screen begin alike. */
  readonly beginLabel?: string | undefined;
  /** Name of the step that confirms, for who does not see it. */
  readonly legend: string;
  /** What is stated, and what follows from it. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly keep: string;
  readonly act: () => Promise<void>;
}

/** Something that cannot be taken back: it is begun, then confirmed. The focus goes along. */
export function ConfirmedAct({ begin, beginLabel, legend, children, confirm, keep, act }: Props) {
  const sending = useSend();
  const [step, setStep] = useState<'offer' | 'confirm' | 'kept'>('offer');
  const statement = useRef<HTMLFieldSetElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'confirm') statement.current?.focus();
    if (step === 'kept') offer.current?.focus();
  }, [step]);
  if (step !== 'confirm')
    return (
      <div data-print="no">
        <button
          ref={offer}
          type="button"
          aria-label={beginLabel}
          className="btn btn-secondary w-full sm:w-auto"
          onClick={() => setStep('confirm')}
        >
          {begin}
        </button>
      </div>
    );
  return (
    <div className="grid gap-4">
      <fieldset ref={statement} tabIndex={-1} className="grid min-w-0 gap-3">
        <legend className="sr-only">{legend}</legend>
        {children}
      </fieldset>
      <ErrorPanel text={sending.error} />
      <div className="flex flex-wrap gap-3">
        <SendButton wide={false} busy={sending.busy} label={confirm} onPress={() => void sending.send(act)} />
        <button type="button" className="btn btn-secondary w-full sm:w-auto" onClick={() => setStep('kept')}>
          {keep}
        </button>
      </div>
    </div>
  );
}
