import { usePage } from '#engine/react/page-context.tsx';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import { LiveForm } from '#ui/forms/live-form.tsx';
import type { LiveFormProps } from '#ui/forms/live-form-props.ts';

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
