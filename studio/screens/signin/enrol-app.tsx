import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorConfirm, secondFactorEnrol } from '#schemas/calls/staff/second-factor.ts';
import type { SecondFactorSecret } from '#schemas/studio/second-factor.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { Failed, Loading } from '../../app/screen-states.tsx';
import { callStaff } from '../../app/staff-call.ts';
import { useLateTexts, useStudioTexts } from '../../app/studio-texts.tsx';
import { QrCode } from '../../parts/qr-code.tsx';
import { CodeForm } from './code-form.tsx';
import { enrolTexts } from './enrol-texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  /** What was begun with, where a password had to be said for it; left out, it is begun here. */
  readonly begun?: SecondFactorSecret;
  /** A code was right: from now on the account is guarded, and its recovery codes are on the screen. */
  readonly onConfirmed: () => void;
  /** The recovery codes are kept. */
  readonly onDone: () => void;
}

/** Gives an app the account, and asks for its first code. */
export default function EnrolApp({ begun, onConfirmed, onDone }: Props) {
  useLateTexts(enrolTexts);
  const { t } = useStudioTexts();
  const words = useErrorWords();
  // Once: another one would make the first worthless, which somebody may have scanned.
  const asked = useQuery({
    queryKey: ['second-factor-enrol'],
    queryFn: async () => (await callStaff(secondFactorEnrol, { body: {} })).data,
    enabled: begun === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const secret = begun ?? asked.data;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (asked.error) return <Failed message={words(asked.error)} retry={() => void asked.refetch()} />;
  if (!secret) return <Loading />;
  const confirm = async (code: string) => {
    const { data } = await callStaff(secondFactorConfirm, { body: { code } });
    onConfirmed();
    setCodes(data.recovery_codes);
  };
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-4 ps-5">
        <li>
          <p>{t('signin.enrol-app')}</p>
        </li>
        <li>
          <p>{t('signin.enrol-scan')}</p>
          <QrCode text={secret.uri} label={t('signin.enrol-picture')} />
          <p className="s-hint mt-3">
            {t('signin.enrol-key')}{' '}
            <code className="block select-all break-all font-semibold text-ink">
              {secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </p>
        </li>
        <li>
          <p>{t('signin.enrol-type')}</p>
        </li>
      </ol>
      <CodeForm submit={t('signin.enrol-confirm')} onCode={confirm} />
    </div>
  );
}
