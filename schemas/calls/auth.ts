import { Type } from 'typebox';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const userRegister = defineCall({
  id: 'user.register',
  method: 'POST',
  path: '/v2/{product}/user/register',
  area: 'auth',
  access: 'open',
  session: ['may-sign-in', 'sends-code'],
  tags: [],
  summary: '',
  query: Type.Object({
    ...LanguageQuery.properties,
    curSum: Type.Optional(Type.String()),
    curTerm: Type.Optional(Type.String()),
  }),
});

export const userLogin = defineCall({
  id: 'user.login',
  method: 'POST',
  path: '/v2/{product}/user/login',
  area: 'auth',
  access: 'open',
  session: ['signs-in'],
  tags: [],
  summary: '',
  query: LanguageQuery,
});

export const userLoginByLink = defineCall({
  id: 'user.login-by-link',
  method: 'POST',
  path: '/v2/{product}/user/login-by-link',
  area: 'auth',
  access: 'open',
  session: ['signs-in'],
  tags: [],
  summary: '',
});

export const userLoginRsa = defineCall({
  id: 'user.login-rsa',
  method: 'POST',
  path: '/v2/{product}/user/login-rsa',
  area: 'auth',
  access: 'open',
  session: ['signs-in'],
  tags: [],
  summary: '',
  query: LanguageQuery,
});

export const codeGenerate = defineCall({
  id: 'code.generate',
  method: 'POST',
  path: '/v2/{product}/code/generate',
  area: 'auth',
  access: 'open',
  tags: [],
  summary: '',
});

export const codeVerify = defineCall({
  id: 'code.verify',
  method: 'POST',
  path: '/v2/{product}/code/verify',
  area: 'auth',
  access: 'open',
  tags: [],
  summary: '',
});

export const registrationSettings = defineCall({
  id: 'registration.settings',
  method: 'GET',
  path: '/v2/system/customers/registration/settings',
  area: 'auth',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ ...LanguageQuery.properties, group: Type.Optional(Type.String()) }),
});

export const registrationSubmit = defineCall({
  id: 'registration.submit',
  method: 'POST',
  path: '/v2/system/customers/registration/{group}',
  area: 'auth',
  access: 'open',
  session: ['may-sign-in', 'sends-code'],
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
  query: Type.Object({
    ...LanguageQuery.properties,
    curSum: Type.Optional(Type.String()),
    curTerm: Type.Optional(Type.String()),
  }),
});

export const authorizationRefresh = defineCall({
  id: 'authorization.refresh',
  method: 'POST',
  path: '/v2/system/customers/authorization/refresh',
  area: 'auth',
  access: 'edge',
  tags: [],
  summary: '',
});

export const authorizationLogin = defineCall({
  id: 'authorization.login',
  method: 'POST',
  path: '/v2/system/customers/authorization/login/{group}',
  area: 'auth',
  access: 'open',
  session: ['signs-in'],
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String() }),
});

export const authorizationSettings = defineCall({
  id: 'authorization.settings',
  method: 'GET',
  path: '/v2/system/customers/authorization/login/settings',
  area: 'auth',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ ...LanguageQuery.properties, group: Type.Optional(Type.String()) }),
});

export const authorizationSocial = defineCall({
  id: 'authorization.social',
  method: 'POST',
  path: '/v2/system/customers/authorization/login/{group}/social-networks/{network}',
  area: 'auth',
  access: 'open',
  session: ['signs-in'],
  tags: [],
  summary: '',
  params: Type.Object({ group: Type.String(), network: Type.String() }),
});

export const authGroups = defineCall({
  id: 'auth-groups',
  method: 'GET',
  path: '/v2/system/customers/groups',
  area: 'auth',
  access: 'open',
  tags: [],
  summary: '',
  query: LanguageQuery,
});

export const authorizationLogout = defineCall({
  id: 'authorization.logout',
  method: 'POST',
  path: '/v2/system/customers/authorization/logout',
  area: 'auth',
  access: 'edge',
  tags: [],
  summary: '',
});

export const userRegisterForm = defineCall({
  id: 'user.register-form',
  method: 'GET',
  path: '/v2/{product}/user/register-form',
  area: 'auth',
  access: 'open',
  tags: [],
  summary: '',
  query: LanguageQuery,
});

export const userLoginLink = defineCall({
  id: 'user.login-link',
  method: 'POST',
  path: '/v2/{product}/user/login-link',
  area: 'auth',
  access: 'open',
  tags: [],
  summary: '',
  query: LanguageQuery,
});
