import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { Resend } from '#ui/account/resend.tsx';
import { SmallForm } from '#ui/account/small-form.tsx';
import { Result } from '#ui/design/result.tsx';
import type { SignInEntry } from './queries.ts';
import { askForLink } from './sign-in-calls.ts';

interface LinkWayProps {
  readonly id: string;
  readonly call: SignInEntry['linkCall'];
  /** Where the link leads on to. */
  readonly next: string | null;
}

/** A link by mail instead of a password. What follows is the same whether the address is known or not ([sec 10]). */
export function LinkWay({ id, call, next }: LinkWayProps) {
  const { t, locale } = usePage();
  const [email, setEmail] = useState('');
  if (email !== '')
    return (
      <Result
        kind="sent"
        title={t('signin.link-sent')}
        text={
          <>
            {t('signin.link-sent-text')} <strong className="text-ink">{email}</strong>
          </>
        }
      >
        <Resend send={() => askForLink(call, { email, next }, locale)} />
        <button type="button" className="text-link min-h-11" onClick={() => setEmail('')}>
          {t('signin.other-address')}
        </button>
      </Result>
    );
  return (
    <SmallForm
      id={id}
      button={t('signin.send-link')}
      fields={[
        {
          name: 'email',
          kind: 'email',
          label: t('account.email'),
          hint: t('signin.link-hint'),
          autoComplete: 'username',
        },
      ]}
      send={async ({ email: given = '' }) => {
        await askForLink(call, { email: given, next }, locale);
        setEmail(given);
      }}
    />
  );
}
