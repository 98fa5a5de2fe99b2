import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import { AccountForm } from '#ui/account/account-form.tsx';
import { Result } from '#ui/design/result.tsx';
import type { PasswordChangeProps } from './props.ts';
import type { queries } from './queries.ts';

/** A new password for somebody who is signed in and knows the present one ([sec 13]). */
export function PasswordChange({
  props,
  data,
  block,
}: ViewProps<PasswordChangeProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const [done, setDone] = useState(false);
  return (
    <AccountCard
      block={block}
      title={props.title || t('password-change.title')}
      lead={!done && (props.lead || t('password-change.lead'))}
    >
      {done ? (
        <Result kind="done" title={t('password-change.done')} text={t('password-change.done-text')}>
          <a className="btn btn-secondary" href={href('/profile-settings')}>
            {t('account.to-profile')}
          </a>
        </Result>
      ) : (
        <AccountForm id={`${block.id}-form`} form={data.form} onDone={() => setDone(true)} />
      )}
    </AccountCard>
  );
}

export default PasswordChange;
