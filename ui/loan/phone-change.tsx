import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { SmallForm } from '#ui/account/small-form.tsx';
import { changePhone, type PhoneCalls } from './phone-calls.ts';
import { PhoneCode } from './phone-code.tsx';
import { useStatusGuard } from './use-status-guard.ts';

/**
 * Another phone number in place of the account's: with the password ([sec 13]), and a code to the new number. The old one
 * stays until the code is proved.
 */
export function PhoneChange({ id, calls }: { readonly id: string; readonly calls: PhoneCalls }) {
  const { t, locale } = usePage();
  const guard = useStatusGuard();
  const [phone, setPhone] = useState('');
  /** What was typed before, for whoever goes back to correct it. */
  const [draft, setDraft] = useState('');
  if (phone !== '')
    return (
      <PhoneCode
        id={`${id}-code`}
        calls={calls}
        purpose="phone-change"
        contact={phone}
        back={() => setPhone('')}
      />
    );
  return (
    <SmallForm
      id={`${id}-number`}
      button={t('flow.phone.send')}
      fields={[
        {
          name: 'phone',
          kind: 'phone',
          label: t('flow.phone.number'),
          hint: t('flow.phone.number-hint'),
          autoComplete: 'tel',
          ...(draft !== '' && { value: draft }),
        },
        {
          name: 'current_password',
          kind: 'password',
          label: t('flow.phone.password'),
          hint: t('flow.phone.password-hint'),
          autoComplete: 'current-password',
        },
      ]}
      send={async ({ phone: given = '', current_password = '' }) => {
        setDraft(given);
        await guard(() => changePhone(calls.changeCall, { phone: given, current_password }, locale));
        setPhone(given);
      }}
    />
  );
}
