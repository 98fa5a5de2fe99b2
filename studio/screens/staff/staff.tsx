import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { staffAccounts } from '#schemas/calls/staff/accounts.ts';
import type { StaffAccount } from '#schemas/studio/staff-account.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Badge } from '../../parts/badge.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { useList } from '../../parts/use-list.ts';
import { AccountDialog, roles } from './account-dialog.tsx';

/** Accounts of the staff. */
export default function Staff() {
  const { t, locale } = useStudioTexts();
  const { self } = useStaff();
  const list = useList({ call: staffAccounts, filters: ['role'] });
  const [open, setOpen] = useState<StaffAccount | 'new' | null>(null);
  const roleName = (role: StaffAccount['role']) => t(`studio.role-${role}`);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Toolbar title={t('staff.title')} lead={t('staff.lead')} />
      <DataTable
        label={t('staff.title')}
        list={list}
        search={t('staff.search')}
        filters={[
          {
            name: 'role',
            label: t('staff.role'),
            options: roles.map((role) => ({ value: role, label: roleName(role) })),
          },
        ]}
        keyOf={({ id }) => id}
        titleOf={({ name }) => name}
        aside={
          <button type="button" className="s-btn s-btn-main" onClick={() => setOpen('new')}>
            <UserPlus aria-hidden="true" size={16} />
            {t('staff.add')}
          </button>
        }
        columns={[
          {
            key: 'name',
            title: t('staff.name'),
            heading: true,
            cell: (account) => (
              <>
                <button
                  type="button"
                  className="s-link text-start"
                  aria-label={t('staff.edit', { name: account.name })}
                  onClick={() => setOpen(account)}
                >
                  {account.name}
                </button>
                {account.email === self.email && <span className="s-hint"> ({t('staff.you')})</span>}
                <span className="s-hint block break-all font-normal">{account.email}</span>
              </>
            ),
          },
          { key: 'role', title: t('staff.role'), cell: ({ role }) => roleName(role) },
          {
            key: 'state',
            title: t('staff.state'),
            cell: ({ active, second_factor: guarded }) => (
              <span className="inline-flex flex-wrap gap-1">
                <Badge tone={active ? 'good' : 'plain'}>{t(active ? 'staff.active' : 'staff.off')}</Badge>
                {guarded && <Badge tone="note">{t('staff.guarded')}</Badge>}
              </span>
            ),
          },
          {
            key: 'seen',
            title: t('staff.seen'),
            wide: true,
            cell: ({ last_seen_at: at }) => (at === null ? t('staff.never') : moment.format(new Date(at))),
          },
        ]}
      />
      {open && (
        <AccountDialog
          account={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={() => void list.refresh()}
        />
      )}
    </>
  );
}
