import { useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { CodeStep } from '#ui/account/code-step.tsx';
import { SmallForm } from '#ui/account/small-form.tsx';
import { Result } from '#ui/design/result.tsx';
import { readPhone } from '#ui/forms/fields/phone/phone-number.ts';
import type { Person } from './queries.ts';

interface PhoneFormProps {
  readonly id: string;
  readonly calls: Person['calls'];
  readonly level: 'h2' | 'h3';
  readonly onChanged: (phone: string) => void;
}

/** Another phone number: the password, then the code that went to it ([sec 13]). */
export function PhoneForm({ id, calls, level, onChanged }: PhoneFormProps) {
  const { t, locale } = usePage();
  const asked = useRef({ phone: '', current_password: '' });
  const [step, setStep] = useState<'form' | 'code' | 'done'>('form');
  const query = { language: locale };
  const ask = async () => {
    await callPlatform(calls.phone, { query, body: asked.current, locale });
  };
  if (step === 'done')
    return (
      <Result
        kind="done"
        level={level}
        title={t('contract-user-data.phone-done')}
        text={t('contract-user-data.phone-done-text')}
      />
    );
  if (step === 'code')
    return (
      <CodeStep
        id={`${id}-code`}
        level={level}
        contact={asked.current.phone}
        verify={async (code) => {
          await callPlatform(calls.verify, { query, body: { purpose: 'phone-change', code }, locale });
          onChanged(readPhone(asked.current.phone));
          asked.current = { phone: '', current_password: '' };
          setStep('done');
        }}
        resend={ask}
        back={() => setStep('form')}
      />
    );
  return (
    <SmallForm
      id={id}
      look="secondary"
      button={t('contract-user-data.phone-ask')}
      fields={[
        { name: 'phone', kind: 'phone', label: t('account.phone'), autoComplete: 'tel' },
        {
          name: 'current_password',
          kind: 'password',
          label: t('account.current-password'),
          autoComplete: 'current-password',
        },
      ]}
      send={async ({ phone = '', current_password = '' }) => {
        asked.current = { phone, current_password };
        await ask();
        setStep('code');
      }}
    />
  );
}
