import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addForm,
  chooseForm,
  commonGroup,
  mostForms,
  type PendingRegistration,
  readPending,
  registrationKeyDigest,
  type SignUpForm,
} from './pending-registration.ts';

const formOf = (sender: number, { key, group }: { readonly key: string; readonly group: string }) => ({
  passwordHash: `hash ${sender}`,
  group,
  firstname: `Name ${sender}`,
  lastname: `Surname ${sender}`,
  phone: `+4860000000${sender}`,
  profile: { sender },
  consents: [],
  marketing: {},
  wantedSum: null,
  wantedTerm: null,
  at: sender,
  keyDigest: registrationKeyDigest(key),
  address: '10.0.0.1',
});

const sent = fc.record({
  sender: fc.integer({ min: 0, max: 3 }),
  group: fc.constantFrom('personal', 'partner'),
});
const waitingOf = (forms: readonly { readonly sender: number; readonly group: string }[]) =>
  forms.reduce<PendingRegistration | null>(
    (waiting, { sender, group }, at) => addForm(waiting, formOf(sender, { key: `key ${at}`, group })),
    null,
  );

test('[sec 13] property: an account is opened with a form only by the key of that form, or where no other was sent', () => {
  fc.assert(
    fc.property(fc.array(sent, { minLength: 1, maxLength: 2 * mostForms }), fc.nat(20), (forms, at) => {
      // As it is stored and read again.
      const pending = readPending(JSON.parse(JSON.stringify(waitingOf(forms))));
      if (pending === null) throw new Error('what was stored cannot be read');
      const chosen = chooseForm(pending, `key ${at}`);
      const isRecent = at < forms.length && at >= forms.length - mostForms;
      expect(chosen?.passwordHash ?? null).toBe(isRecent ? `hash ${forms[at]?.sender}` : null);
      const unnamed: SignUpForm | null = chooseForm(pending, undefined);
      expect(unnamed?.passwordHash ?? null).toBe(forms.length === 1 ? `hash ${forms[0]?.sender}` : null);
      const groups = new Set(forms.slice(-mostForms).map(({ group }) => group));
      expect(commonGroup(pending)).toBe(groups.size === 1 ? pending.group : 'personal');
    }),
  );
});

test('a registration that waits from the version before opens its account without a key, unless contested', () => {
  const { keyDigest: _, ...old } = formOf(1, { key: 'none', group: 'personal' });
  const uncontested = readPending({ ...old, contested: false });
  expect(uncontested && chooseForm(uncontested, undefined)?.passwordHash).toBe('hash 1');
  const contested = readPending({ ...old, contested: true });
  expect(contested && chooseForm(contested, undefined)).toBeNull();
});
