import { cacheTokenHeader } from '#schemas/constants.ts';
import type { Platform } from '../platform.ts';
import type { Answer } from './ask.ts';

/** What an upload says and holds. */
export interface UploadRequest {
  readonly form?: string;
  readonly field?: string;
  readonly name?: string;
  /** Media type the client claims. */
  readonly type?: string;
  readonly bytes: Buffer;
  readonly remoteAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly language?: string;
}

const boundary = 'mozaika-test-boundary';
const part = (disposition: string, bytes: Buffer, type?: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);

/** The parts of one multipart body, in their order. */
export const multipart = (...parts: Buffer[]): Buffer =>
  Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
export const fieldPart = (alias: string): Buffer => part('name="field"', Buffer.from(alias));
export const filePart = (bytes: Buffer, name = 'plik', type = 'application/octet-stream'): Buffer =>
  part(`name="file"; filename="${name}"`, bytes, type);

/** Sends a body as multipart. */
export async function sendParts(
  platform: Pick<Platform, 'app'>,
  url: string,
  payload: Buffer,
  { remoteAddress, headers = {} }: Pick<UploadRequest, 'remoteAddress' | 'headers'> = {},
): Promise<Answer> {
  const answer = await platform.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    ...(remoteAddress !== undefined && { remoteAddress }),
  });
  const token = answer.headers[cacheTokenHeader];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.json(),
    token: typeof token === 'string' ? token : '',
  };
}

/** Uploads one file as a browser does. */
export function upload(platform: Platform, request: UploadRequest): Promise<Answer> {
  const { form = 'contact', field = 'files', name, type, bytes, language = 'pl' } = request;
  const body = multipart(fieldPart(field), filePart(bytes, name, type));
  return sendParts(platform, `/v2/forms/${form}/files?language=${language}`, body, request);
}
