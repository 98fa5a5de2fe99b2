import { Fingerprint } from 'lucide-react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { provePasskey } from '#engine/react/passkeys.ts';
import { enterAccount } from '#ui/account/enter-account.ts';
import { inWords } from '#ui/account/passkey-failure.ts';
import { SmallForm } from '#ui/account/small-form.tsx';
import type { SignInEntry } from './queries.ts';

interface PasskeyWayProps {
  readonly id: string;
  readonly calls: SignInEntry['passkeyCalls'];
}

/** The device says who one is, after a finger, a face or a PIN; nothing is typed, and no address is asked for ([sec 10]). */
export function PasskeyWay({ id, calls }: PasskeyWayProps) {
  const { t, href, locale } = usePage();
  const signIn = async () => {
    const query = { language: locale };
    const { data: question } = await callPlatform(calls.ask, { query, locale });
    const credential = await provePasskey(question).catch(inWords(t));
    const body = { challenge_id: question.challenge_id, credential };
    await callPlatform(calls.signIn, { query, body, locale });
    enterAccount(href('/'));
  };
  return (
    <SmallForm id={id} button={t('signin.use-passkey')} fields={[]} send={signIn}>
      <p className="flex items-start gap-3 rounded-control bg-brand-soft p-4 text-sm leading-relaxed">
        <Fingerprint aria-hidden="true" className="size-6 shrink-0 text-brand" />
        <span className="min-w-0">{t('signin.passkey-where')}</span>
      </p>
    </SmallForm>
  );
}
