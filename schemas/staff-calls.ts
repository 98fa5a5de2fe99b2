import type { Call } from './calls/define-call.ts';
import * as accounts from './calls/staff/accounts.ts';
import * as applications from './calls/staff/applications.ts';
import * as chats from './calls/staff/chats.ts';
import * as checks from './calls/staff/checks.ts';
import * as comments from './calls/staff/comments.ts';
import { contentCalls } from './calls/staff/content.ts';
import * as entries from './calls/staff/entries.ts';
import * as goodsTable from './calls/staff/goods-table.ts';
import * as media from './calls/staff/media.ts';
import * as orders from './calls/staff/orders.ts';
import * as passkeys from './calls/staff/passkeys.ts';
import * as previews from './calls/staff/previews.ts';
import * as releases from './calls/staff/releases.ts';
import * as schedule from './calls/staff/schedule.ts';
import * as secondFactor from './calls/staff/second-factor.ts';
import * as session from './calls/staff/session.ts';
import * as sessions from './calls/staff/sessions.ts';
import * as site from './calls/staff/site.ts';
import * as submissions from './calls/staff/submissions.ts';

const subjects = [
  session,
  secondFactor,
  passkeys,
  sessions,
  accounts,
  entries,
  checks,
  releases,
  schedule,
  previews,
  media,
  goodsTable,
  site,
  submissions,
  comments,
  applications,
  orders,
  chats,
];

/**
 * Every call of staff. Apart from `calls`, because the edge forwards them to the embedded platform alone, in the session of
 * the Studio's cookie or with a token of the caller's.
 */
export const staffCalls: readonly Call[] = [
  ...subjects.flatMap((subject) => Object.values<Call>(subject)),
  ...contentCalls,
];
