import { Type } from 'typebox';
import { Envelope } from '../../envelope.ts';
import { StaffRole } from '../../staff.ts';
import { AuditEntry, NewStaffAccount, StaffAccount, StaffAccountChange } from '../../studio/staff-account.ts';
import { staff } from '../access.ts';
import { defineCall } from '../define-call.ts';
import { askable, limitOf, Name, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

const common = {
  area: 'staff',
  access: staff('admin'),
  tags: ['Write: staff'],
  description: 'Needs the role admin.',
} as const;
const moment = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

export const staffAccounts = defineCall({
  ...common,
  id: 'manage.staff',
  method: 'GET',
  path: '/v2/system/manage/staff',
  summary: 'Find accounts of the staff',
  query: Type.Object({
    q: Type.Optional(askable(200, 'Found in the name or the address.')),
    role: Type.Optional(StaffRole),
    limit: limitOf(rowLimits.staff_accounts),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(StaffAccount)),
  failures: [400, 401, 403],
});

export const staffAccountAdd = defineCall({
  ...common,
  id: 'manage.staff.add',
  method: 'POST',
  path: '/v2/system/manage/staff',
  summary: 'Add an account',
  body: NewStaffAccount,
  answer: Envelope(StaffAccount),
  status: 201,
  failures: [400, 401, 403, 409],
});

export const staffAccountChange = defineCall({
  ...common,
  id: 'manage.staff.change',
  method: 'PUT',
  path: '/v2/system/manage/staff/{id}',
  summary: 'Change name, role or password, or switch an account off',
  params: Type.Object({ id: Name }),
  body: StaffAccountChange,
  answer: Envelope(StaffAccount),
  failures: [400, 401, 403, 404, 409],
});

/** It can be read and nothing else ([sec 38]). */
export const auditRead = defineCall({
  ...common,
  id: 'manage.audit',
  method: 'GET',
  path: '/v2/system/manage/audit',
  summary: 'Who did what, newest first',
  query: Type.Object({
    kind: Type.Optional(askable(500, 'One kind of event, or several with commas between.')),
    staff: Type.Optional(askable(200, 'Address of a member of staff, or `any`.')),
    from: moment('From this moment.'),
    until: moment('Before this moment.'),
    limit: limitOf(rowLimits.audit),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(AuditEntry)),
  failures: [400, 401, 403],
});
