import { type ContentKind, contentKinds } from '#schemas/content-kinds.ts';
import type { StaffRole } from '#schemas/staff.ts';

/** Who may make a call: everybody on the staff, a role and those that include it, support with the admin, or whoever may moderate. */
type Access = 'everybody' | 'support' | 'moderators' | Exclude<StaffRole, 'agent'>;

const rolesOf: Readonly<Record<Access, readonly StaffRole[]>> = {
  everybody: ['agent', 'author', 'publisher', 'admin'],
  support: ['agent', 'admin'],
  moderators: ['agent', 'publisher', 'admin'],
  author: ['author', 'publisher', 'admin'],
  publisher: ['publisher', 'admin'],
  admin: ['admin'],
};

const manage = '/v2/system/manage';
const single: readonly (readonly [Access, readonly string[]])[] = [
  [
    'everybody',
    [
      'GET /v2/system/staff/self',
      'POST /v2/system/staff/logout',
      'GET /v2/system/staff/second-factor',
      ...['prove', 'enrol', 'confirm', 'remove'].map((act) => `POST /v2/system/staff/second-factor/${act}`),
      'GET /v2/system/staff/passkeys',
      'POST /v2/system/staff/passkeys',
      'POST /v2/system/staff/passkeys/ask',
      'DELETE /v2/system/staff/passkeys/{id}',
      'GET /v2/system/staff/sessions',
      'POST /v2/system/staff/sessions/{id}/end',
      `GET ${manage}/comments`,
      `GET ${manage}/comments/counts`,
      `GET ${manage}/stock`,
    ],
  ],
  ['moderators', ['acts', 'acts/{act}/undo', '{id}/answers'].map((act) => `POST ${manage}/comments/${act}`)],
  ['moderators', [`PUT ${manage}/stock`]],
  [
    'support',
    [
      `GET ${manage}/orders`,
      `GET ${manage}/orders/counts`,
      `GET ${manage}/orders/{number}`,
      `POST ${manage}/orders/{number}/acts`,
    ],
  ],
  [
    'support',
    [
      ...['', '/search', '/changes', '/agents', '/templates'].map((path) => `GET ${manage}/chats${path}`),
      ...['', '/customer', '/files/{id}'].map((path) => `GET ${manage}/chats/{uuid}${path}`),
      `POST ${manage}/chats/presence`,
      ...['take', 'messages', 'read', 'typing', 'transfer', 'notes', 'close'].map(
        (act) => `POST ${manage}/chats/{uuid}/${act}`,
      ),
    ],
  ],
  [
    'admin',
    [
      `GET ${manage}/chats/figures`,
      `PUT ${manage}/chats/templates/{id}`,
      `DELETE ${manage}/chats/templates/{id}`,
    ],
  ],
  ['support', [`GET ${manage}/applications`, `GET ${manage}/applications/case`]],
  ['support', ['unblock', 'call', 'resale', 'decision'].map((act) => `POST ${manage}/applications/${act}`)],
  [
    'author',
    [
      `GET ${manage}/recent`,
      `POST ${manage}/presence`,
      `GET ${manage}/usage`,
      // What each entry asks for is looked at one by one.
      `POST ${manage}/bulk`,
      `POST ${manage}/move-page`,
      `GET ${manage}/schedule`,
      `GET ${manage}/releases`,
      `POST ${manage}/releases`,
      `GET ${manage}/releases/{id}`,
      `PUT ${manage}/releases/{id}`,
      `GET ${manage}/previews`,
      `POST ${manage}/previews`,
      `DELETE ${manage}/previews/{id}`,
      `GET ${manage}/check`,
      `POST ${manage}/check`,
      `GET ${manage}/media`,
      `POST ${manage}/media`,
      `GET ${manage}/media/{id}`,
      `PUT ${manage}/media/{id}`,
      `GET ${manage}/media/{id}/usage`,
      `GET ${manage}/texts-report`,
      `GET ${manage}/goods-table`,
      `POST ${manage}/goods-table`,
    ],
  ],
  [
    'publisher',
    [
      `POST ${manage}/schedule`,
      `PUT ${manage}/schedule/{id}`,
      `DELETE ${manage}/schedule/{id}`,
      `DELETE ${manage}/releases/{id}`,
      `POST ${manage}/releases/{id}/publish`,
      `POST ${manage}/releases/{id}/roll-back`,
      `POST ${manage}/releases/{id}/schedule`,
      `DELETE ${manage}/media/{id}`,
      // People's data.
      `GET ${manage}/submissions`,
      `GET ${manage}/submissions/export.csv`,
      `GET ${manage}/submissions/{id}`,
      `GET ${manage}/submissions/{id}/files/{file}`,
      `DELETE ${manage}/submissions/{id}`,
    ],
  ],
  [
    'admin',
    [
      `GET ${manage}/audit`,
      `GET ${manage}/site`,
      `POST ${manage}/site`,
      `GET ${manage}/staff`,
      `POST ${manage}/staff`,
      `PUT ${manage}/staff/{id}`,
      `POST ${manage}/staff/{id}/second-factor/reset`,
      `GET ${manage}/staff/{id}/sessions`,
      `POST ${manage}/staff/{id}/sessions/end`,
    ],
  ],
];

/** Calls with entries of each kind, and what they do to one. */
const ofKind: readonly (readonly [string, 'read' | 'write' | 'publish'])[] = [
  ['GET ', 'read'],
  ['GET /{key}', 'read'],
  ['GET /{key}/history', 'read'],
  ['POST ', 'write'],
  ['PUT /{key}', 'write'],
  ['DELETE /{key}', 'write'],
  ['POST /{key}/publish', 'publish'],
  ['POST /{key}/unpublish', 'publish'],
  ['POST /{key}/restore', 'publish'],
];

/**
 * Who may make which call of staff, `METHOD path` -> roles. Written by hand, apart from the records that the hooks are made
 * from: a call that is new, or lets in others than before, is decided here as well.
 */
export const rolesByCall: ReadonlyMap<string, readonly StaffRole[]> = new Map([
  ...single.flatMap(([access, called]) => called.map((call) => [call, rolesOf[access]] as const)),
  ...Object.values<ContentKind>(contentKinds).flatMap(({ segment, write }) =>
    ofKind.flatMap(([call, action]) => {
      const [method = '', rest = ''] = call.split(' ');
      const access = accessOf(action, write, segment);
      // The key of a custom entity may stand in the address as what it is made of.
      const rests =
        segment === 'custom-entities' ? new Set([rest, rest.replace('{key}', '{type}/{id}')]) : [rest];
      return [...rests].map((one) => [`${method} ${manage}/${segment}${one}`, rolesOf[access]] as const);
    }),
  ),
]);

function accessOf(action: 'read' | 'write' | 'publish', write: 'author' | 'admin', segment: string): Access {
  // How applications are decided stands in the configuration.
  if (action === 'read') return segment === 'configs' ? 'admin' : 'author';
  if (write === 'admin') return 'admin';
  return action === 'publish' ? 'publisher' : 'author';
}
