import { usePage } from '#engine/react/page-context.tsx';
import type { useApplying } from './use-applying.ts';

interface ApplyButtonProps {
  /** The calculator's form, wherever the button stands. */
  readonly form: string;
  /** The usual words where empty. */
  readonly label: string;
  readonly applying: ReturnType<typeof useApplying>;
  readonly className: string;
}

/**
 * Leads to the application. A visitor's press sends the form, with or without script; who is signed in applies at once,
 * which needs the script, so their button must not send it early.
 */
export function ApplyButton({ form, label, applying, className }: ApplyButtonProps) {
  const { t } = usePage();
  return (
    <button
      type={applying.possible ? 'button' : 'submit'}
      form={form}
      onClick={(event) => {
        if (applying.possible) void applying.start(event.currentTarget.form);
      }}
      aria-disabled={applying.busy}
      className={`btn btn-primary ${className}`}
    >
      {applying.busy ? t('account.sending') : label || t('loan-calculator.apply')}
    </button>
  );
}
