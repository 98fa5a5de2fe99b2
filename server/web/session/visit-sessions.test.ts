import { expect, test } from 'vitest';
import { ProcessEngineAway } from '#engine/process-engine.ts';
import type { JsonAnswer } from './ask-platform.ts';
import { createVisitSessions } from './visit-sessions.ts';

const self = {
  id: '1',
  email: 'anna@new.example',
  phone: null,
  firstname: 'Anna',
  lastname: 'Nowak',
  group: 'personal',
  is_email_verified: true,
  is_phone_verified: false,
  need_change_password: false,
  profile: {},
};
const openWith = async (answers: Readonly<Record<string, JsonAnswer>>) => {
  const failures: unknown[] = [];
  const visits = createVisitSessions({
    ask: async ({ id }) => answers[id] ?? { status: 500, body: {} },
    renew: async () => ({ kind: 'failed' }),
    persons: { note: () => 'mark' },
    onFailure: (error) => failures.push(error),
  });
  const headers = { cookie: '__Host-mozaika-access=made-up-token' };
  const { session } = await visits.open({ headers }, { ip: '127.0.0.1', requestId: 'test' });
  if (session.kind === 'anonymous') throw new Error('expected a customer');
  return session;
};

test.each([
  { status: 555, body: null },
  { status: 500, body: { error: { errorType: 'bpm_unavailable' } } },
])('[truth] an answer %j to the session call leaves a customer whose calls all say why', async (answer) => {
  const session = await openWith({ 'account.self': answer });
  await expect(session.status()).rejects.toBeInstanceOf(ProcessEngineAway);
  await expect(session.read('contract.data')).rejects.toBeInstanceOf(ProcessEngineAway);
});

test('[truth] so does one to the status or to data, and no other failure', async () => {
  const good = { 'account.self': { status: 200, body: { data: self } } };
  const away = { status: 555, body: {} };
  const session = await openWith({ ...good, 'application.status': away, 'contract.data': away });
  await expect(session.status()).rejects.toBeInstanceOf(ProcessEngineAway);
  await expect(session.read('contract.data')).rejects.toBeInstanceOf(ProcessEngineAway);
  const other = await openWith({ ...good, 'application.status': { status: 502, body: {} } });
  await expect(other.status()).rejects.not.toBeInstanceOf(ProcessEngineAway);
});
