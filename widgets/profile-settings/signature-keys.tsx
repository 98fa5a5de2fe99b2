import { FileKey2 } from 'lucide-react';
import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { ConfirmedAct } from '#ui/design/confirmed-act.tsx';
import { Moment } from '#ui/design/moment.tsx';
import { AccessList } from './access-list.tsx';
import type { EnrolledKey, Profile } from './queries.ts';

interface SignatureKeysProps {
  /** Null where the list cannot be had. */
  readonly keys: readonly EnrolledKey[] | null;
  readonly call: Profile['keyRemoveCall'];
}

/** Keys for signing in by signature, removed one by one. */
export function SignatureKeys({ keys: first, call }: SignatureKeysProps) {
  const { t, locale } = usePage();
  const [keys, setKeys] = useState(first ?? []);
  const remove = async (id: string) => {
    await callPlatform(call, { params: { id }, locale });
    setKeys(keys.filter((one) => one.id !== id));
  };
  if (first !== null && keys.length === 0) return null;
  return (
    <AccessList
      icon={FileKey2}
      isMissing={first === null}
      items={keys.map(({ id, fingerprint, created_at }) => ({
        id,
        title: `${fingerprint.slice(0, 8)}…`,
        lines: [
          <>
            {t('profile-settings.fingerprint')} {fingerprint}
          </>,
          <>
            {t('profile-settings.added')} <Moment at={created_at} />
          </>,
        ],
        action: (
          <ConfirmedAct
            legend={t('profile-settings.confirm-step')}
            begin={t('profile-settings.remove')}
            beginLabel={t('profile-settings.remove-named', { name: fingerprint.slice(0, 8) })}
            confirm={t('profile-settings.remove-yes')}
            keep={t('profile-settings.keep')}
            act={() => remove(id)}
          >
            <p>{t('profile-settings.remove-key')}</p>
          </ConfirmedAct>
        ),
      }))}
    />
  );
}
