import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makePasskey } from '#engine/react/passkeys.ts';
import { browserOf } from '#schemas/browser-of.ts';
import {
  staffPasskeys,
  staffPasskeysAdd,
  staffPasskeysAsk,
  staffPasskeysRemove,
} from '#schemas/calls/staff/passkeys.ts';
import type { Passkey } from '#schemas/passkey.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { passkeyInWords } from '../../app/passkey-words.ts';
import { Failed, Loading } from '../../app/screen-states.tsx';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { useToast } from '../../parts/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Passkeys of one's account: made with the password, named after the browser that made them, removed one by one. */
export function PasskeysCard() {
  const { t, locale } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const [open, setOpen] = useState<'add' | Passkey | null>(null);
  const list = useQuery({
    queryKey: ['own-passkeys'],
    queryFn: async () => (await callStaff(staffPasskeys, {})).data,
  });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const at = (iso: string) => ({ at: moment.format(new Date(iso)) });
  const add = async (password: string) => {
    const { data: question } = await callStaff(staffPasskeysAsk, { body: { password } });
    const credential = await makePasskey(question).catch(passkeyInWords(t));
    const { browser, system } = browserOf(navigator.userAgent);
    const name = [browser ?? t('account.unknown-browser'), system].filter(Boolean).join(', ');
    await callStaff(staffPasskeysAdd, { body: { challenge_id: question.challenge_id, name, credential } });
    setOpen(null);
    say(t('account.passkey-added'));
    await list.refetch();
  };
  const remove = async ({ id }: Passkey) => {
    await callStaff(staffPasskeysRemove, { params: { id } });
    say(t('account.passkey-removed'));
    await list.refetch();
  };
  return (
    <section className="s-card grid gap-3 p-5" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys" className="font-semibold text-lead">
        {t('account.passkeys')}
      </h2>
      <p className="text-ink-soft">{t('account.passkeys-text')}</p>
      {list.error && <Failed message={words(list.error)} retry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data?.length === 0 && <p>{t('account.no-passkeys')}</p>}
      {list.data && list.data.length > 0 && (
        <ul className="grid">
          {list.data.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-3 border-line border-t py-3 first:border-t-0"
            >
              <div className="min-w-0">
                <p className="font-semibold">{passkey.name}</p>
                <p className="s-hint">
                  {t('account.passkey-made', at(passkey.created_at))}
                  {passkey.last_used_at !== null && (
                    <>, {t('account.passkey-used', at(passkey.last_used_at))}</>
                  )}
                </p>
              </div>
              <button
                type="button"
                className="s-btn"
                aria-label={t('account.remove-named', { title: passkey.name })}
                onClick={() => setOpen(passkey)}
              >
                {t('account.remove-passkey')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <button type="button" className="s-btn" onClick={() => setOpen('add')}>
          {t('account.add-passkey')}
        </button>
      </div>
      {open === 'add' && (
        <PasswordDialog title={t('account.add-passkey')} onPassword={add} onClose={() => setOpen(null)} />
      )}
      {typeof open === 'object' && open !== null && (
        <ConfirmDialog
          title={t('account.remove-passkey')}
          confirm={t('account.remove-passkey')}
          danger
          onConfirm={() => remove(open)}
          onClose={() => setOpen(null)}
        >
          <p>{t('account.remove-passkey-text', { title: open.name })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
