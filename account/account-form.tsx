import { usePage } from '#engine/react/page-context.tsx';
import { LiveForm } from '#forms/live-form.tsx';
import type { LiveFormProps } from '#forms/live-form-props.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';

interface AccountFormProps extends Omit<LiveFormProps, 'form'> {
  /** Null while the server has no such form. */
  readonly form: PreparedForm | null;
}

/** A form of the customer system; where there is none, words about it instead of an empty screen. */
export function AccountForm({ form, ...rest }: AccountFormProps) {
  const { t } = usePage();
  if (!form) return <p className="empty-state">{t('account.form-missing')}</p>;
  return <LiveForm form={form} {...rest} />;
}
