import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { makePasskey } from '#engine/react/passkeys.ts';
import { browserOf } from '#schemas/browser-of.ts';
import type { Passkey } from '#schemas/passkey.ts';
import { inWords } from '#ui/account/passkey-failure.ts';
import { SmallForm } from '#ui/account/small-form.tsx';
import { ConfirmedAct } from '#ui/design/confirmed-act.tsx';
import { Moment } from '#ui/design/moment.tsx';
import { AccessList } from './access-list.tsx';
import type { Profile } from './queries.ts';

interface PasskeysProps {
  readonly id: string;
  /** Null where the list cannot be had. */
  readonly passkeys: readonly Passkey[] | null;
  readonly calls: Profile['passkeyCalls'];
}

/** Passkeys of the account: made with the password, named after the browser that made them, removed one by one. */
export function Passkeys({ id, passkeys: first, calls }: PasskeysProps) {
  const { t, locale } = usePage();
  const [passkeys, setPasskeys] = useState(first ?? []);
  const [adding, setAdding] = useState(false);
  const [told, setTold] = useState('');
  const add = async (password: string) => {
    const query = { language: locale };
    const { data: question } = await callPlatform(calls.ask, { query, body: { password }, locale });
    const credential = await makePasskey(question).catch(inWords(t));
    const { browser, system } = browserOf(navigator.userAgent);
    const name = [browser, system].filter(Boolean).join(', ') || t('profile-settings.unknown-device');
    const body = { challenge_id: question.challenge_id, name, credential };
    const { data: added } = await callPlatform(calls.add, { query, body, locale });
    setPasskeys([...passkeys, added]);
    setAdding(false);
    setTold(t('profile-settings.passkey-added'));
  };
  const remove = async (passkey: Passkey) => {
    await callPlatform(calls.remove, { params: { id: passkey.id }, locale });
    setPasskeys(passkeys.filter((one) => one.id !== passkey.id));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {first !== null && passkeys.length === 0 && <p>{t('profile-settings.no-passkeys')}</p>}
      <AccessList
        icon={Fingerprint}
        isMissing={first === null}
        items={passkeys.map((passkey) => ({
          id: passkey.id,
          title: passkey.name,
          lines: [
            <>
              {t('profile-settings.added')} <Moment at={passkey.created_at} />
            </>,
            ...(passkey.last_used_at === null
              ? []
              : [
                  <>
                    {t('profile-settings.used')} <Moment at={passkey.last_used_at} />
                  </>,
                ]),
            ...(passkey.synced ? [t('profile-settings.synced')] : []),
          ],
          action: (
            <ConfirmedAct
              legend={t('profile-settings.confirm-step')}
              begin={t('profile-settings.remove')}
              beginLabel={t('profile-settings.remove-named', { name: passkey.name })}
              confirm={t('profile-settings.remove-yes')}
              keep={t('profile-settings.keep')}
              act={() => remove(passkey)}
            >
              <p>{t('profile-settings.remove-passkey')}</p>
            </ConfirmedAct>
          ),
        }))}
      />
      <p role="status" className={told === '' ? 'sr-only' : 'font-semibold text-success'}>
        {told}
      </p>
      {adding ? (
        <SmallForm
          id={id}
          look="secondary"
          button={t('profile-settings.add-passkey')}
          fields={[
            {
              name: 'password',
              kind: 'password',
              label: t('account.current-password'),
              autoComplete: 'current-password',
            },
          ]}
          send={({ password = '' }) => add(password)}
        />
      ) : (
        <button
          type="button"
          className="btn btn-secondary w-full sm:w-auto sm:justify-self-start"
          onClick={() => {
            setAdding(true);
            setTold('');
          }}
        >
          {t('profile-settings.add-passkey')}
        </button>
      )}
    </div>
  );
}
