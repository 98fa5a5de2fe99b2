import { followFailure } from '#engine/react/failure-policy.ts';
import { personHeaders } from '#engine/react/page-person.ts';
import { Failed, Offline } from '#engine/react/platform-failures.ts';
import { readFailure } from '#engine/react/read-failure.ts';
import type { UploadedFile, UploadFile } from './field-kind.ts';

/**
 * Sends files of a form to its own address, one at a time and with progress, which `fetch` cannot tell. The part with the
 * field's alias goes first: the server knows whose rules apply before a byte of the file arrives.
 */
export function createUpload(
  url: string,
  locale: string,
  newRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): UploadFile {
  return (field, file, { signal, progress }) =>
    new Promise<UploadedFile>((resolve, reject) => {
      signal.throwIfAborted();
      const request = newRequest();
      const fail = (error: Error) => {
        followFailure(error, locale);
        reject(error);
      };
      const abort = () => request.abort();
      signal.addEventListener('abort', abort, { once: true });
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable && event.total > 0) progress(event.loaded / event.total);
      });
      request.addEventListener('load', () => {
        const body = parse(request.responseText);
        const taken = request.status < 300 ? fileIn(body) : null;
        if (taken) resolve(taken);
        else if (request.status < 300) reject(new Failed('', request.status));
        else
          fail(
            readFailure({
              status: request.status,
              body,
              retryAfter: request.getResponseHeader('retry-after'),
              signsIn: false,
            }),
          );
      });
      request.addEventListener('error', () => reject(new Offline('')));
      request.addEventListener('abort', () => reject(signal.reason));
      request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
      request.open('POST', `${url}?language=${encodeURIComponent(locale)}`);
      request.setRequestHeader('accept', 'application/json');
      request.setRequestHeader('accept-language', locale);
      request.setRequestHeader('x-requested-with', 'mozaika');
      for (const [name, value] of Object.entries(personHeaders())) request.setRequestHeader(name, value);
      const parts = new FormData();
      parts.append('field', field);
      parts.append('file', file, file.name);
      request.send(parts);
    });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The file an answer `{data: FormFile}` names; null when it names none. */
function fileIn(body: unknown): UploadedFile | null {
  const data = member(body, 'data');
  const [id, name, size, type] = ['id', 'name', 'size', 'type'].map((key) => member(data, key));
  return typeof id === 'string' &&
    typeof name === 'string' &&
    typeof size === 'number' &&
    typeof type === 'string'
    ? { id, name, size, type }
    : null;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
