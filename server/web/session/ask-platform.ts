import { fillPath } from '#schemas/calls/call-ref.ts';
import { type Call, callOf } from '#schemas/calls.ts';
import type { ReadCall } from '../read-call.ts';
import { wireSegments } from '../upstream/wire-path.ts';

/** Whose request a call of ours belongs to. */
export interface Client {
  readonly ip: string;
  readonly requestId: string;
  /** Language the answer should speak. */
  readonly language?: string;
}

export interface Question {
  /** Of the call's record. */
  readonly id: string;
  readonly client: Client;
  readonly access?: string;
  /** Values of the `{names}` in the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Makes a call of the table in the edge's own name and reads its answer.
 * @throws when no readable answer came in time, or a value does not belong into a path
 */
export type AskPlatform = (question: Question) => Promise<JsonAnswer>;

export interface AskParts {
  readonly readCall: ReadCall;
  readonly product: string;
}

export function createAskPlatform({ readCall, product }: AskParts): AskPlatform {
  /** Those that hold no value of a question: two or three of them are asked for with each page of a customer. */
  const plainPaths = new Map<string, string>();
  const pathFor = (record: Call, params: Question['params']): string => {
    if (params !== undefined) return pathOf(record, { ...params, product });
    const path = plainPaths.get(record.id) ?? pathOf(record, { product });
    plainPaths.set(record.id, path);
    return path;
  };
  return async ({ id, client, access, params, query = {}, body }) => {
    const record = callOf(id);
    const path = pathFor(record, params);
    const search = new URLSearchParams(query).toString();
    return readCall({
      record,
      target: search === '' ? path : `${path}?${search}`,
      headers: {
        'x-forwarded-for': client.ip,
        'x-request-id': client.requestId,
        ...(client.language !== undefined && { 'accept-language': client.language }),
        ...(access !== undefined && { authorization: `Bearer ${access}` }),
      },
      body,
      clientIp: client.ip,
    });
  };
}

function pathOf({ id, path }: Call, params: Readonly<Record<string, string>>): string {
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
  const filled = fillPath(path, given);
  const [missing] = filled.match(/\{\w+\}/) ?? [];
  if (missing !== undefined) throw new Error(`The call ${id} needs a value for ${missing.slice(1, -1)}.`);
  // A value such as `..` is no segment, however it is written.
  if (wireSegments(filled) === null) throw new Error(`The call ${id} has no such path.`);
  return filled;
}
