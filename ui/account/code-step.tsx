import { useEffect } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { Resend } from './resend.tsx';
import { SmallForm } from './small-form.tsx';

interface CodeStepProps {
  readonly id: string;
  /** Address or number the code went to, as the person gave it. */
  readonly contact: string;
  /** A code that is known already, e.g. from the message's link; it is sent by a press all the same. */
  readonly code?: string;
  readonly level?: 'h2' | 'h3';
  readonly button?: string;
  /** How long the code is good, and what wrong tries lead to; the usual words when missing. */
  readonly hint?: string;
  /** @throws PlatformFailure */
  readonly verify: (code: string) => Promise<void>;
  readonly resend: () => Promise<void>;
  /** Back to the form, where the address can be corrected. */
  readonly back?: () => void;
}

/**
 * Proof that a contact is one's own: six digits from a message. Says the same whether the address is known to us or not
 * ([sec 10]).
 */
export function CodeStep(props: CodeStepProps) {
  const { id, contact, level: Level = 'h2', button, hint, verify, resend, back } = props;
  const { t } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is taken once, when the code is awaited
  useEffect(() => document.getElementById(`${id}-code`)?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Level className="text-xl sm:text-2xl">{t('account.code.title')}</Level>
        <p className="mt-2 text-ink-soft">
          {t('account.code.text')} <strong className="break-words text-ink">{contact}</strong>
        </p>
        {back && (
          <button type="button" onClick={back} className="text-link min-h-11">
            {t('account.code.back')}
          </button>
        )}
      </div>
      <SmallForm
        id={id}
        button={button ?? t('account.code.confirm')}
        fields={[
          {
            name: 'code',
            kind: 'code',
            label: t('account.code.label'),
            hint: hint ?? t('account.code.hint'),
            autoComplete: 'one-time-code',
            ...(props.code !== undefined && { value: props.code }),
          },
        ]}
        send={(values) => verify((values['code'] ?? '').replace(/\D/g, ''))}
      />
      <Resend send={resend} by={contact.includes('@') ? 'mail' : 'sms'} />
    </div>
  );
}
