import { type ReactNode, useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { codeGenerate } from '#schemas/calls/contacts.ts';
import type { StepUpAction, StepUpDetails } from '#schemas/lending/step-up.ts';
import { CodeStep } from '#ui/account/code-step.tsx';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';

interface StepUpPanelProps {
  /** Ids of the fields begin with it. */
  readonly id: string;
  readonly codeCall: CallRef<typeof codeGenerate>;
  readonly action: StepUpAction;
  /** What the code is bound to: the body of the action's call without code and secrets. */
  readonly details?: () => StepUpDetails;
  /** Words of the button that asks for the code, and of the one that does the thing. */
  readonly askLabel: string;
  readonly doLabel: string;
  /** What is about to happen, with amount and payee; stands beside the code (dynamic linking). */
  readonly summary: ReactNode;
  /** Whether all that is needed is there; says what is missing by itself. Missing: it is. */
  readonly ready?: () => boolean;
  /** Does the thing with the code. @throws PlatformFailure, which the panel says in words */
  readonly confirm: (code: string) => Promise<void>;
  /** Told when the code is awaited, and when the customer went back: what it is bound to must not change meanwhile. */
  readonly onAwait?: (awaited: boolean) => void;
  readonly look?: 'primary' | 'secondary';
  readonly level?: 'h2' | 'h3';
}

/**
 * Asks for a fresh code for one action and its details, then hands the code back ([sec 13]; Directive (EU) 2015/2366
 * art. 97). The code is worth nothing for anything else.
 */
export function StepUpPanel(props: StepUpPanelProps) {
  const { id, codeCall, action, summary, ready, confirm, onAwait, level = 'h2' } = props;
  const { t, locale } = usePage();
  const [sent, setSent] = useState<StepUpSent | null>(null);
  const sending = useSend();
  const latest = useRef(props);
  latest.current = props;
  const ask = async () => {
    // A choice and a press made before the block woke come together: the choice is drawn before it is bound.
    await Promise.resolve();
    const { details } = latest.current;
    const { data } = await callPlatform(codeCall, {
      query: { language: locale },
      body: { purpose: 'step-up', action, ...(details && { details: details() }) },
      locale,
    });
    return sentTo(data);
  };
  const setAwaited = (next: StepUpSent | null) => {
    setSent(next);
    onAwait?.(next !== null);
  };
  if (sent)
    return (
      <div className="grid grid-cols-1 gap-5">
        <div className="rounded-control border border-line bg-paper p-4">{summary}</div>
        <CodeStep
          id={id}
          level={level}
          contact={sent.contact}
          button={props.doLabel}
          verify={confirm}
          resend={async () => {
            await ask();
          }}
          back={() => setAwaited(null)}
        />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      <ErrorPanel text={sending.error} />
      <SendButton
        busy={sending.busy}
        label={props.askLabel}
        look={props.look ?? 'primary'}
        wide={false}
        onPress={() => {
          if (ready && !ready()) return;
          void sending.send(async () => setAwaited(await ask()));
        }}
      />
      <p className="text-sm text-ink-soft">{t('contract.code-note')}</p>
    </div>
  );
}

interface StepUpSent {
  /** Where the code went, masked. */
  readonly contact: string;
}

const sentTo = (answer: unknown): StepUpSent => ({
  contact:
    typeof answer === 'object' && answer !== null && 'contact' in answer && typeof answer.contact === 'string'
      ? answer.contact
      : '',
});
