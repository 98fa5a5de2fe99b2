import { Type } from 'typebox';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const profileData = defineCall({
  id: 'profile.data',
  method: 'GET',
  path: '/v2/{product}/profile/data',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
});

export const mobilePhoneUpdate = defineCall({
  id: 'mobile-phone-update',
  method: 'POST',
  path: '/v2/{product}/mobile-phone-update',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
});

export const userPasswordRules = defineCall({
  id: 'user.password-rules',
  method: 'GET',
  path: '/v2/{product}/user/password-rules',
  area: 'account',
  access: 'open',
  tags: [],
  summary: '',
});

export const passwordReset = defineCall({
  id: 'password.reset',
  method: 'POST',
  path: '/v2/{product}/password/reset',
  area: 'account',
  access: 'open',
  tags: [],
  summary: '',
});

export const passwordChange = defineCall({
  id: 'password.change',
  method: 'POST',
  path: '/v2/{product}/password/change',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
});

export const accountSelf = defineCall({
  id: 'account.self',
  method: 'GET',
  path: '/v2/system/customers/account/self',
  area: 'account',
  access: 'customer',
  session: ['tells-self'],
  tags: [],
  summary: '',
});

export const accountPasswordChangeGet = defineCall({
  id: 'account.password-change.get',
  method: 'GET',
  path: '/v2/system/customers/account/password-change/{group}',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
  query: LanguageQuery,
});

export const accountPasswordChangePost = defineCall({
  id: 'account.password-change.post',
  method: 'POST',
  path: '/v2/system/customers/account/password-change/{group}',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
  query: LanguageQuery,
});

export const accountProfileUpdateGet = defineCall({
  id: 'account.profile-update.get',
  method: 'GET',
  path: '/v2/system/customers/account/profile-update/{group}',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
  query: LanguageQuery,
});

export const accountProfileUpdatePost = defineCall({
  id: 'account.profile-update.post',
  method: 'POST',
  path: '/v2/system/customers/account/profile-update/{group}',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
  query: LanguageQuery,
});

export const accountProfileUpdateFiles = defineCall({
  id: 'account.profile-update.files',
  method: 'POST',
  path: '/v2/system/customers/account/profile-update/{group}/files',
  area: 'account',
  access: 'customer',
  session: ['takes-files'],
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
});

export const contactsInitVerification = defineCall({
  id: 'contacts.init-verification',
  method: 'POST',
  path: '/v2/system/customers/contacts/init-verification',
  area: 'account',
  access: 'open',
  session: ['sends-code'],
  tags: [],
  summary: '',
});

export const contactsVerify = defineCall({
  id: 'contacts.verify',
  method: 'POST',
  path: '/v2/system/customers/contacts/verify',
  area: 'account',
  access: 'open',
  session: ['may-sign-in', 'proves-contact'],
  tags: [],
  summary: '',
});

export const identificationSettings = defineCall({
  id: 'identification.settings',
  method: 'GET',
  path: '/v2/system/customers/password/identification/settings/{group}',
  area: 'account',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
});

export const identificationGet = defineCall({
  id: 'identification.get',
  method: 'GET',
  path: '/v2/system/customers/password/identification/{group}',
  area: 'account',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
});

export const identificationPost = defineCall({
  id: 'identification.post',
  method: 'POST',
  path: '/v2/system/customers/password/identification/{group}',
  area: 'account',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
});

export const updateAccessGet = defineCall({
  id: 'update-access.get',
  method: 'GET',
  path: '/v2/system/customers/password/update-access',
  area: 'account',
  access: 'open',
  tags: [],
  summary: '',
});

export const updateAccessPost = defineCall({
  id: 'update-access.post',
  method: 'POST',
  path: '/v2/system/customers/password/update-access',
  area: 'account',
  access: 'open',
  tags: [],
  summary: '',
});

export const passwordRestoreSettings = defineCall({
  id: 'password.restore.settings',
  method: 'GET',
  path: '/v2/system/customers/password/restore/settings',
  area: 'account',
  access: 'open',
  tags: [],
  summary: '',
});

export const passwordRestore = defineCall({
  id: 'password.restore',
  method: 'POST',
  path: '/v2/system/customers/password/restore',
  area: 'account',
  access: 'open',
  tags: [],
  summary: '',
});

export const accountProfileUpdateFile = defineCall({
  id: 'account.profile-update.file',
  method: 'GET',
  path: '/v2/system/customers/account/profile-update/{group}/files/{id}',
  area: 'account',
  access: 'customer',
  session: ['gives-file'],
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String(), id: Type.String() }),
});

export const accountKeys = defineCall({
  id: 'account.keys',
  method: 'POST',
  path: '/v2/system/customers/account/keys',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
});

export const accountKeysList = defineCall({
  id: 'account.keys.list',
  method: 'GET',
  path: '/v2/system/customers/account/keys',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
});

export const accountKeysRemove = defineCall({
  id: 'account.keys.remove',
  method: 'DELETE',
  path: '/v2/system/customers/account/keys/{id}',
  area: 'account',
  access: 'customer',
  tags: [],
  summary: '',
  params: Type.Object({ id: Type.String() }),
});
