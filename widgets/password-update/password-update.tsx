import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { InvalidFields } from '#engine/react/platform-failures.ts';
import type { ViewProps } from '#registry/widget.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import { enterAccount } from '#ui/account/enter-account.ts';
import { SmallForm } from '#ui/account/small-form.tsx';
import type { PasswordUpdateProps } from './props.ts';
import type { queries } from './queries.ts';

/** A new password in place of a temporary one. The platform waives the present one only while a change is asked for. */
export function PasswordUpdate({
  props,
  data,
  block,
}: ViewProps<PasswordUpdateProps, never, ReturnType<typeof queries>>) {
  const { t, href, locale } = usePage();
  const save = async ({ password = '', password_repeat = '' }: Readonly<Record<string, string>>) => {
    if (password !== password_repeat)
      throw new InvalidFields('', new Map([['password_repeat', t('account.passwords-differ')]]));
    await callPlatform(data.change, {
      query: { language: locale },
      body: { password, password_repeat },
      locale,
    });
    enterAccount(href('/'));
  };
  return (
    <AccountCard
      block={block}
      title={props.title || t('password-update.title')}
      lead={props.lead || t('password-update.lead')}
    >
      <SmallForm
        id={`${block.id}-form`}
        button={t('password-update.save')}
        fields={[
          {
            name: 'password',
            kind: 'password',
            label: t('account.new-password'),
            hint: t('password-update.hint'),
            autoComplete: 'new-password',
          },
          {
            name: 'password_repeat',
            kind: 'password',
            label: t('account.repeat-password'),
            autoComplete: 'new-password',
          },
        ]}
        send={save}
      />
    </AccountCard>
  );
}

export default PasswordUpdate;
