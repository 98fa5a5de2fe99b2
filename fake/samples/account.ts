import { defaultAuthGroups } from '#schemas/auth-groups.ts';
import { accountProfileUpdateGet, accountSelf, profileData } from '#schemas/calls/account.ts';
import {
  authGroups,
  authorizationLogin,
  authorizationRefresh,
  authorizationSettings,
  userLogin,
  userLoginByLink,
} from '#schemas/calls/auth.ts';
import { codeVerify, contactsVerify } from '#schemas/calls/contacts.ts';
import {
  accountPasswordChangeGet,
  identificationGet,
  identificationSettings,
  passwordRestoreSettings,
  updateAccessGet,
  userPasswordRules,
} from '#schemas/calls/passwords.ts';
import { registrationSettings, userRegisterForm } from '#schemas/calls/sign-up.ts';
import type { LoginAnswer } from '#schemas/customer.ts';
import { demoAccounts } from '#schemas/demo-accounts.ts';
import { defaultPasswordRules } from '#server/platform/content/forms/password-rules.ts';
import {
  type AccountFormKind,
  defaultForms,
} from '#server/platform/customers/account/default-forms/default-forms.ts';
import { customerTexts } from '#server/platform/customers/customer-texts.ts';
import { formLanguage } from '#server/platform/http/form-texts.ts';
import { refuseIn } from '#server/platform/http/person-texts.ts';
import { PlatformError } from '#server/platform/http/platform-error.ts';
import type { DemoSite } from '../demo-site.ts';
import { type Sample, sample } from '../sample.ts';
import { tokenOf } from '../tokens.ts';

const person = { firstname: 'Halina', lastname: 'Nowak' } as const;
const emailOf = (status: string) => `${status}@example.com`;

/** Whoever signs in is the customer whose application has the status that the address begins with. */
const signedIn = (status: string): { data: LoginAnswer } => ({
  data: {
    token: tokenOf(status),
    bearer_token: tokenOf(status),
    refresh_token: tokenOf(status),
    signature: 'sample',
    ...person,
    email: emailOf(status),
  },
});

const signIn = ({
  body,
  locale,
}: {
  readonly locale: string;
  readonly body: { readonly email: string; readonly password: string };
}) => {
  const account = demoAccounts.find(
    ({ email, password }) => email === body.email && password === body.password,
  );
  if (account) return signedIn(account.status);
  return new PlatformError(
    'wrong_credentials',
    refuseIn(customerTexts, formLanguage(locale), 'wrongCredentials'),
  );
};

/** Who somebody is, and the forms that ask for it. */
export function accountSamples(site: DemoSite): Sample[] {
  const form = (kind: AccountFormKind) => {
    const alias = kind === 'register' ? 'registration-product' : kind;
    return ({ locale }: { readonly locale: string }) => ({
      data: site.one('form', alias, locale) ?? defaultForms[kind](formLanguage(locale)),
    });
  };
  return [
    sample(userLogin, signIn),
    sample(authorizationLogin, signIn),
    sample(userLoginByLink, () => signedIn('contract')),
    sample(authorizationRefresh, ({ body }) =>
      signedIn(
        demoAccounts.find(({ status }) => tokenOf(status) === body.refresh_token)?.status ?? 'contract',
      ),
    ),
    sample(contactsVerify, () => ({ data: { verified: true as const } })),
    sample(codeVerify, () => ({ data: { verified: true as const } })),
    sample(accountSelf, ({ status }) => ({
      data: {
        id: 'sample',
        ...person,
        email: emailOf(status),
        phone: '+48600100200',
        group: 'personal',
        is_email_verified: true,
        is_phone_verified: true,
        need_change_password: status === 'change-password',
        profile: {},
      },
    })),
    sample(profileData, ({ status }) => ({
      data: {
        name: person.firstname,
        surname: person.lastname,
        email: emailOf(status),
        phone: '+48600100200',
      },
    })),
    sample(authGroups, ({ locale }) => ({
      data: defaultAuthGroups.groups.map(({ alias, title, is_default = false }) => ({
        alias,
        title: title[locale] ?? alias,
        is_default,
      })),
    })),
    sample(userPasswordRules, () => ({ password: defaultPasswordRules })),
    sample(authorizationSettings, form('login')),
    sample(registrationSettings, form('registration')),
    sample(userRegisterForm, form('register')),
    sample(accountProfileUpdateGet, form('profile-update')),
    sample(accountPasswordChangeGet, form('password-change')),
    sample(passwordRestoreSettings, form('password-restore')),
    sample(updateAccessGet, form('update-access')),
    sample(identificationSettings, form('identification')),
    sample(identificationGet, form('identification')),
  ];
}
