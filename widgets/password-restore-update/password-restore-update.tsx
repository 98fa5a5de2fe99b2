import { useEffect, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import { AccountForm } from '#ui/account/account-form.tsx';
import { type CarriedAccess, readFragment } from '#ui/account/take-fragment.ts';
import { Result } from '#ui/design/result.tsx';
import type { PasswordRestoreUpdateProps } from './props.ts';
import type { queries } from './queries.ts';

/** The second step back into an account: the code and a new password. Address and code of a link fill themselves in. */
export function PasswordRestoreUpdate({
  props,
  data,
  block,
}: ViewProps<PasswordRestoreUpdateProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const [carried, setCarried] = useState<CarriedAccess>({});
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (location.hash === '') return;
    setCarried(readFragment(location.hash));
    // The code is a secret: out of the address, the history and what a browser sends to its maker ([sec 12]).
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  if (done)
    return (
      <AccountCard block={block} title={props.title || t('password-restore-update.title')}>
        <Result
          kind="done"
          title={t('password-restore-update.done')}
          text={t('password-restore-update.done-text')}
        >
          <a className="btn btn-primary w-full" href={href('/signin')}>
            {t('account.to-signin')}
          </a>
        </Result>
      </AccountCard>
    );
  return (
    <AccountCard
      block={block}
      title={props.title || t('password-restore-update.title')}
      lead={props.lead || t('password-restore-update.lead')}
      foot={
        <p>
          {t('password-restore-update.no-code')}{' '}
          <a className="text-link inline-flex min-h-11 items-center" href={href('/password-restore')}>
            {t('password-restore-update.again')}
          </a>
        </p>
      }
    >
      {carried.email !== undefined && carried.code === undefined && (
        <p role="status" className="rounded-control bg-info-soft p-4 text-info">
          {t('password-restore-update.sent')} <strong className="break-words">{carried.email}</strong>
        </p>
      )}
      <AccountForm
        key={`${carried.email ?? ''} ${carried.code ?? ''}`}
        id={`${block.id}-form`}
        form={data.form}
        values={{ ...carried }}
        onDone={() => setDone(true)}
      />
    </AccountCard>
  );
}

export default PasswordRestoreUpdate;
