import { useId, useState } from 'react';
import { staffAccountAdd, staffAccountChange } from '#schemas/calls/staff/accounts.ts';
import type { StaffRole } from '#schemas/staff.ts';
import { leastStaffPassword, type StaffAccount } from '#schemas/studio/staff-account.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Field } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { AccountSecurity } from './account-security.tsx';

export const roles: readonly StaffRole[] = ['agent', 'author', 'publisher', 'admin'];
const shortest = { least: leastStaffPassword };

interface Props {
  /** Null for a new one. */
  readonly account: StaffAccount | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

type Problems = Readonly<Partial<Record<'name' | 'email' | 'password' | 'form', string>>>;

/** Adds an account, or changes one. */
export function AccountDialog({ account, onClose, onSaved }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const { self } = useStaff();
  const say = useToast();
  const own = account?.email === self.email;
  const [values, setValues] = useState({
    name: account?.name ?? '',
    email: account?.email ?? '',
    role: account?.role ?? ('author' as StaffRole),
    active: account?.active ?? true,
    password: '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const put = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }));

  const check = (): Problems => {
    const { name, email, password } = values;
    const asked = account === null || password !== '';
    return {
      ...(name.trim() === '' && { name: t('staff.name-missing') }),
      ...(account === null && !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: t('staff.email-wrong') }),
      ...(asked && password.length < leastStaffPassword && { password: t('staff.password-short', shortest) }),
    };
  };
  const submit = async () => {
    const found = check();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const { role, active, password } = values;
    const name = values.name.trim();
    try {
      if (account === null) {
        const body = { name, email: values.email.trim(), role, password };
        await callStaff(staffAccountAdd, { body });
      } else {
        const rights = own ? {} : { role, active };
        const body = { name, ...rights, ...(password !== '' && { password }) };
        await callStaff(staffAccountChange, { params: { id: account.id }, body });
      }
      say(t(account ? 'staff.saved' : 'staff.added', { name }));
      onSaved();
      onClose();
    } catch (error) {
      setBusy(false);
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'already_exists') setProblems({ email: t('staff.email-known') });
      else if (code === 'wrong_state') setProblems({ form: t('staff.last-admin') });
      else setProblems({ form: words(error) });
    }
  };
  return (
    <FormDialog
      title={account ? account.name : t('staff.add')}
      submit={t('staff.save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('staff.name')} error={problems.name} required>
        {(control) => (
          <input
            {...control}
            className="s-input"
            value={values.name}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => put({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('staff.email')} error={problems.email} required={account === null}>
        {(control) => (
          <input
            {...control}
            type="email"
            className="s-input"
            value={values.email}
            readOnly={account !== null}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => put({ email: event.target.value })}
          />
        )}
      </Field>
      {own ? (
        <p className="s-hint">{t('staff.own-rights')}</p>
      ) : (
        <Rights role={values.role} active={values.active} isNew={account === null} onChange={put} />
      )}
      <Field
        label={t(account ? 'staff.new-password' : 'staff.password')}
        hint={t(account ? 'staff.password-keep' : 'staff.password-hint', shortest)}
        error={problems.password}
        required={account === null}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            className="s-input"
            value={values.password}
            maxLength={200}
            autoComplete="new-password"
            onChange={(event) => put({ password: event.target.value })}
          />
        )}
      </Field>
      {account !== null && !own && <AccountSecurity account={account} onChanged={onSaved} />}
      <div role="alert">{problems.form !== undefined && <p className="s-error">{problems.form}</p>}</div>
    </FormDialog>
  );
}

interface RightsProps {
  readonly role: StaffRole;
  readonly active: boolean;
  readonly isNew: boolean;
  readonly onChange: (change: { role?: StaffRole; active?: boolean }) => void;
}

/** What the account may do, in words. */
function Rights({ role, active, isNew, onChange }: RightsProps) {
  const { t } = useStudioTexts();
  const name = useId();
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="s-label mb-1">{t('staff.role')}</legend>
        {roles.map((one) => (
          <label
            key={one}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-line px-3 py-2 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={name}
              className="mt-1 size-4 accent-brand"
              checked={role === one}
              onChange={() => onChange({ role: one })}
            />
            <span>
              <span className="block font-semibold">{t(`studio.role-${one}`)}</span>
              <span className="s-hint">{t(`staff.role-${one}-means`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {!isNew && (
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-4 accent-brand"
            checked={active}
            onChange={(event) => onChange({ active: event.target.checked })}
          />
          <span>
            <span className="s-label block">{t('staff.may-enter')}</span>
            <span className="s-hint">{t('staff.may-enter-hint')}</span>
          </span>
        </label>
      )}
    </>
  );
}
