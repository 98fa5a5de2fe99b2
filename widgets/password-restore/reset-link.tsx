import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { passwordReset } from '#schemas/calls/passwords.ts';
import { Resend } from '#ui/account/resend.tsx';
import { SmallForm } from '#ui/account/small-form.tsx';
import { Result } from '#ui/design/result.tsx';

interface ResetLinkProps {
  readonly id: string;
  readonly call: CallRef<typeof passwordReset>;
}

/** The other way: a link to the mailbox, for those who would rather press than type a code. */
export function ResetLink({ id, call }: ResetLinkProps) {
  const { t, locale } = usePage();
  const [email, setEmail] = useState('');
  const ask = async (address: string) => {
    await callPlatform(call, { query: { language: locale }, body: { email: address }, locale });
  };
  if (email !== '')
    return (
      <Result
        kind="sent"
        title={t('password-restore.link-sent')}
        text={
          <>
            {t('password-restore.link-sent-text')} <strong className="text-ink">{email}</strong>
          </>
        }
      >
        <Resend send={() => ask(email)} />
      </Result>
    );
  return (
    <details className="rounded-control border border-line bg-paper">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 py-2 font-semibold text-brand">
        {t('password-restore.other-email')}
      </summary>
      <div className="px-4 pb-4">
        <SmallForm
          id={id}
          look="secondary"
          button={t('password-restore.send-link')}
          fields={[{ name: 'email', kind: 'email', label: t('account.email'), autoComplete: 'username' }]}
          send={async ({ email: address = '' }) => {
            await ask(address);
            setEmail(address);
          }}
        />
      </div>
    </details>
  );
}
