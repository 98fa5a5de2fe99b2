import type { QueryContext } from '#registry/widget.ts';
import {
  accountFiles,
  accountFilesRemove,
  accountKeys,
  accountKeysList,
  accountKeysRemove,
  accountPasskeys,
  accountPasskeysAdd,
  accountPasskeysAsk,
  accountPasskeysRemove,
  accountProfileUpdateFile,
  accountSessions,
  accountSessionsEnd,
} from '#schemas/calls/account.ts';
import { type CallRef, readRef } from '#schemas/calls/call-ref.ts';
import { contactsInitVerification, contactsVerify } from '#schemas/calls/contacts.ts';
import type { DataOf } from '#schemas/calls/define-call.ts';
import type { OpenSession } from '#schemas/open-session.ts';
import type { OwnFile } from '#schemas/own-file.ts';
import type { Passkey } from '#schemas/passkey.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import type { ContactCalls } from '#ui/account/verify-panel.tsx';
import type { ProfileSettingsProps } from './props.ts';

/** A contact of the account, and whether it is confirmed. */
export interface OwnContact {
  readonly kind: 'email' | 'phone';
  readonly value: string;
  readonly verified: boolean;
}

/** A key for signing in by signature. */
export type EnrolledKey = DataOf<typeof accountKeysList>[number];

/** What the screen shows of the customer; private to one visit ([sec 37]). */
export interface Profile {
  readonly name: string;
  readonly contacts: readonly OwnContact[];
  /** The profile form, filled in with what the account holds. */
  readonly form: PreparedForm | null;
  readonly contactCalls: ContactCalls;
  /** Files of the profile; null where they cannot be had. */
  readonly files: readonly OwnFile[] | null;
  /** Address of the bytes of a file, its `{id}` to be filled in. */
  readonly filePath: string;
  readonly fileCalls: {
    readonly list: CallRef<typeof accountFiles>;
    readonly remove: CallRef<typeof accountFilesRemove>;
  };
  readonly keyCall: CallRef<typeof accountKeys>;
  readonly keyRemoveCall: CallRef<typeof accountKeysRemove>;
  /** Null where they cannot be had. */
  readonly keys: readonly EnrolledKey[] | null;
  /** Null where they cannot be had. */
  readonly passkeys: readonly Passkey[] | null;
  readonly passkeyCalls: {
    readonly ask: CallRef<typeof accountPasskeysAsk>;
    readonly add: CallRef<typeof accountPasskeysAdd>;
    readonly remove: CallRef<typeof accountPasskeysRemove>;
  };
  /** Null where they cannot be had. */
  readonly devices: readonly OpenSession[] | null;
  readonly deviceEndCall: CallRef<typeof accountSessionsEnd>;
}

export const queries = (
  _props: ProfileSettingsProps,
  { customer, forms, lending, locale }: QueryContext,
) => ({
  profile: {
    queryKey: ['profile-settings', locale],
    queryFn: async (): Promise<Profile | null> => {
      const self = await customer.self();
      if (!self) return null;
      const [form, files, passkeys, keys, devices] = await Promise.all([
        forms.form({ kind: 'profile-update', name: self.group }),
        lending.read(accountFiles).catch(() => null),
        lending.read(accountPasskeys).catch(() => null),
        lending.read(accountKeysList).catch(() => null),
        lending.read(accountSessions).catch(() => null),
      ]);
      return {
        name: `${self.firstname} ${self.lastname}`.trim(),
        contacts: [
          { kind: 'email', value: self.email, verified: self.is_email_verified },
          ...(self.phone === null
            ? []
            : [{ kind: 'phone' as const, value: self.phone, verified: self.is_phone_verified }]),
        ],
        form,
        contactCalls: {
          codeCall: customer.call(contactsInitVerification),
          verifyCall: customer.call(contactsVerify),
        },
        files,
        filePath: readRef(customer.call(accountProfileUpdateFile, { group: self.group })).path,
        fileCalls: {
          list: customer.call(accountFiles),
          remove: customer.call(accountFilesRemove),
        },
        keyCall: customer.call(accountKeys),
        keyRemoveCall: customer.call(accountKeysRemove),
        keys,
        passkeys,
        passkeyCalls: {
          ask: customer.call(accountPasskeysAsk),
          add: customer.call(accountPasskeysAdd),
          remove: customer.call(accountPasskeysRemove),
        },
        devices,
        deviceEndCall: customer.call(accountSessionsEnd),
      };
    },
  },
});
