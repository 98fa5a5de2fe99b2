import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import { AccountForm } from '#ui/account/account-form.tsx';
import { readContact } from '#ui/account/contact-calls.ts';
import type { PasswordRestoreProps } from './props.ts';
import type { queries } from './queries.ts';
import { ResetLink } from './reset-link.tsx';

/**
 * The first step back into an account: who somebody is. A code is sent, and the next screen takes it. What happens is the
 * same whether the account exists or not ([sec 10]); the address travels in the fragment, which servers never see.
 */
export function PasswordRestore({
  props,
  data,
  block,
}: ViewProps<PasswordRestoreProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const identity = props.by === 'identity';
  const words = identity ? '-identify' : '';
  const goOn = (answer: unknown, values: Readonly<Record<string, unknown>>) => {
    const email = readContact(answer) ?? values['email'];
    const fragment =
      typeof email === 'string' && email.includes('@') ? `#${new URLSearchParams({ email })}` : '';
    location.assign(`${href('/password-restore/update')}${fragment}`);
  };
  return (
    <AccountCard
      block={block}
      title={props.title || t(`password-restore.title${words}`)}
      lead={props.lead || t(`password-restore.lead${words}`)}
      foot={
        <ul className="grid gap-1">
          {!identity && (
            <li>
              {t('password-restore.other-identify')}{' '}
              <a className="text-link inline-flex min-h-11 items-center" href={href('/password/reset')}>
                {t('password-restore.other-identify-link')}
              </a>
            </li>
          )}
          <li>
            {t('password-restore.remembered')}{' '}
            <a className="text-link inline-flex min-h-11 items-center" href={href('/signin')}>
              {t('account.to-signin')}
            </a>
          </li>
        </ul>
      }
    >
      <AccountForm id={`${block.id}-form`} form={data.entry.form} onDone={goOn} />
      {identity && <ResetLink id={`${block.id}-link`} call={data.entry.linkCall} />}
    </AccountCard>
  );
}

export default PasswordRestore;
