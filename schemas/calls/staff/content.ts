import { Type } from 'typebox';
import { ContentEntry, ContentHistoryItem } from '../../content-entry.ts';
import { type ContentKind, contentKinds } from '../../content-kinds.ts';
import { type ContentAction, neededRole } from '../../content-roles.ts';
import { Envelope } from '../../envelope.ts';
import { staff } from '../access.ts';
import { type Call, defineCall } from '../define-call.ts';
import { limitOf } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';
import {
  ChangeBody,
  CreateBody,
  EntriesQuery,
  EntryQuery,
  OnePartKey,
  PublishBody,
  RestoreBody,
  TwoPartKey,
  UnpublishBody,
} from './content-requests.ts';

const Entry = Envelope(ContentEntry);

/** What the calls of a kind have in common where they do the action. */
const doing = (kind: ContentKind, action: ContentAction) => {
  const role = neededRole(action, kind);
  return {
    area: 'staff',
    access: staff(role),
    tags: [`Write: ${kind.segment}`],
    description: `Needs the role ${role}.`,
  } as const;
};

/** The calls about all entries of a kind. */
export const kindCalls = (kind: ContentKind) => {
  const path = `/v2/system/manage/${kind.segment}`;
  return {
    list: defineCall({
      ...doing(kind, 'read'),
      id: `manage.${kind.segment}`,
      method: 'GET',
      path,
      summary: `Find ${kind.segment}`,
      query: EntriesQuery,
      answer: Envelope(Type.Array(ContentEntry)),
      failures: [400, 401, 403],
    }),
    create: defineCall({
      ...doing(kind, 'write'),
      id: `manage.${kind.segment}.create`,
      method: 'POST',
      path,
      summary: 'Create a draft',
      body: CreateBody,
      dataSchema: kind.schema,
      answer: Entry,
      status: 201,
      failures: [400, 401, 403, 409, 422],
    }),
  };
};

/** Where an entry stands: its key as one part of the path, or a custom entity's as its type and id. */
const places = {
  one: { suffix: '', path: '{key}', params: OnePartKey },
  two: { suffix: '.by-type', path: '{type}/{id}', params: TwoPartKey },
} as const;

/** The calls about one entry of a kind, under one of its addresses. */
export const entryCalls = (kind: ContentKind, place: keyof typeof places) => {
  const { suffix, path: key, params } = places[place];
  const path = `/v2/system/manage/${kind.segment}/${key}`;
  const id = (verb: string) => `manage.${kind.segment}.${verb}${suffix}`;
  return {
    read: defineCall({
      ...doing(kind, 'read'),
      id: id('read'),
      method: 'GET',
      path,
      summary: 'Read the draft',
      params,
      query: EntryQuery,
      answer: Entry,
      failures: [400, 401, 403, 404, 422],
    }),
    change: defineCall({
      ...doing(kind, 'write'),
      id: id('change'),
      method: 'PUT',
      path,
      summary: 'Change the draft',
      params,
      body: ChangeBody,
      dataSchema: kind.schema,
      answer: Entry,
      failures: [400, 401, 403, 404, 409, 422],
    }),
    remove: defineCall({
      ...doing(kind, 'write'),
      id: id('delete'),
      method: 'DELETE',
      path,
      summary: 'Delete it; what is used stays, what is live needs the right to publish',
      params,
      query: EntryQuery,
      answer: Envelope(Type.Null()),
      failures: [400, 401, 403, 404, 409, 422],
    }),
    publish: defineCall({
      ...doing(kind, 'publish'),
      id: id('publish'),
      method: 'POST',
      path: `${path}/publish`,
      summary: 'Make the draft live',
      params,
      body: PublishBody,
      answer: Entry,
      failures: [400, 401, 403, 404, 409, 422],
    }),
    unpublish: defineCall({
      ...doing(kind, 'publish'),
      id: id('unpublish'),
      method: 'POST',
      path: `${path}/unpublish`,
      summary: 'Take it off the site',
      params,
      body: UnpublishBody,
      answer: Entry,
      failures: [400, 401, 403, 404, 422],
    }),
    history: defineCall({
      ...doing(kind, 'read'),
      id: id('history'),
      method: 'GET',
      path: `${path}/history`,
      summary: 'What happened to it, newest first',
      params,
      query: Type.Object({ ...EntryQuery.properties, limit: limitOf(rowLimits.entries) }),
      answer: Envelope(Type.Array(ContentHistoryItem)),
      failures: [400, 401, 403, 404, 422],
    }),
    restore: defineCall({
      ...doing(kind, 'publish'),
      id: id('restore'),
      method: 'POST',
      path: `${path}/restore`,
      summary: 'Bring an earlier version back as the draft',
      params,
      body: RestoreBody,
      answer: Entry,
      failures: [400, 401, 403, 404, 422],
    }),
  };
};

/** Addresses of one entry: the key of a custom entity may stand in it as what it is made of. */
export const placesOf = (kind: ContentKind): readonly (keyof typeof places)[] =>
  kind.segment === contentKinds['custom-entity'].segment ? ['one', 'two'] : ['one'];

/** The write API: the same calls for every kind of `schemas/content-kinds.ts`. */
export const contentCalls: readonly Call[] = Object.values<ContentKind>(contentKinds).flatMap((kind) => [
  ...Object.values<Call>(kindCalls(kind)),
  ...placesOf(kind).flatMap((place) => Object.values<Call>(entryCalls(kind, place))),
]);
