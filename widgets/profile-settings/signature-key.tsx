import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { accountKeys } from '#schemas/calls/account.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { SmallForm } from '#ui/account/small-form.tsx';
import { Result } from '#ui/design/result.tsx';
import { downloadText, makeKeyPair } from './key-pair.ts';

interface SignatureKeyProps {
  readonly id: string;
  readonly call: CallRef<typeof accountKeys>;
}

/** Enrols a key for signing in: made here, the private half saved by the customer, the public half sent with the password. */
export function SignatureKey({ id, call }: SignatureKeyProps) {
  const { t, locale } = usePage();
  const [fingerprint, setFingerprint] = useState<string | null>(null);
  const enrol = async (password: string) => {
    const keys = await makeKeyPair();
    const { data } = await callPlatform(call, {
      query: { language: locale },
      body: { public_key: keys.publicKey, password },
      locale,
    });
    downloadText('mozaika-key.pem', keys.privateKey);
    setFingerprint(fingerprintOf(data));
  };
  if (fingerprint !== null)
    return (
      <Result
        kind="done"
        level="h3"
        title={t('profile-settings.key-done')}
        text={
          <>
            {t('profile-settings.key-done-text')} <code className="break-all text-ink">{fingerprint}</code>
          </>
        }
      />
    );
  return (
    <SmallForm
      id={id}
      look="secondary"
      button={t('profile-settings.make-key')}
      fields={[
        {
          name: 'password',
          kind: 'password',
          label: t('account.current-password'),
          autoComplete: 'current-password',
        },
      ]}
      send={({ password = '' }) => enrol(password)}
    />
  );
}

const fingerprintOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'fingerprint' in data && typeof data.fingerprint === 'string'
    ? data.fingerprint
    : '';
