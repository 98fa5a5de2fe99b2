import { createHash } from 'node:crypto';
import type { FilePart, KeptFile, S3Setup } from './file-storage.ts';

/** Longest wait for an answer of the storage, in milliseconds; a file has 20 MB at most. */
const timeoutMs = 30_000;
/** Tries after the first one, where the storage says that it is busy: every request here bears being made again. */
const retries = 2;

/** The storage of files cannot be reached, or does not do what it is asked. */
export class FileStorageFailure extends Error {
  override readonly name = 'FileStorageFailure';
}

/** The few requests of S3 that keeping files takes. */
export interface S3Bucket {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is none. */
  get(key: string, part?: FilePart): Promise<Response | null>;
  /** Bytes of a file; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<KeptFile>;
}

/** @throws FileStorageFailure from each request, naming what could not be done and why */
export async function openS3Bucket({ url, region, accessKey, secretKey }: S3Setup): Promise<S3Bucket> {
  // With the first process that keeps files so: a folder needs none of it.
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries,
  });
  const bucket = url.replace(/\/$/, '');

  /** @returns null for what is not there */
  async function ask(what: string, target: string, init: RequestInit = {}): Promise<Response | null> {
    const request = { ...init, signal: AbortSignal.timeout(timeoutMs) };
    const answer = await client.fetch(`${bucket}${target}`, request).catch((error: unknown) => {
      throw new FileStorageFailure(`The file storage failed to ${what} (${reasonOf(error)}).`, {
        cause: error,
      });
    });
    if (answer.ok) return answer;
    const code = /<Code>([\w.]{1,100})<\/Code>/.exec(await answer.text())?.[1] ?? '';
    if (answer.status === 404 && code !== 'NoSuchBucket') return null;
    throw new FileStorageFailure(`The file storage failed to ${what} (${answer.status} ${code}).`);
  }

  return {
    put: async (key, bytes) => {
      const headers = {
        'content-type': 'application/octet-stream',
        // What arrives damaged is refused there.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const what = `store ${key}`;
      const stored = await ask(what, `/${key}`, { method: 'PUT', headers, body: new Uint8Array(bytes) });
      if (stored === null) throw new FileStorageFailure(`The file storage failed to ${what} (404).`);
    },
    get: async (key, part) => {
      const what = `read ${key}`;
      if (part === undefined) return ask(what, `/${key}`);
      const range = `bytes=${part.start}-${part.start + part.size - 1}`;
      const answer = await ask(what, `/${key}`, { headers: { range } });
      if (answer !== null && answer.status !== 206)
        throw new FileStorageFailure(`The file storage failed to ${what} (${answer.status} for a part).`);
      return answer;
    },
    sizeOf: async (key) => {
      const answer = await ask(`look for ${key}`, `/${key}`, { method: 'HEAD' });
      return answer && Number(answer.headers.get('content-length'));
    },
    remove: async (key) => {
      await ask(`delete ${key}`, `/${key}`, { method: 'DELETE' });
    },
    list: async function* (prefix) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(token !== undefined && { 'continuation-token': token }),
        });
        const answer = await ask(`list ${prefix}`, `?${query}`);
        const page = (await answer?.text()) ?? '';
        yield* readPage(page);
        token = textOf(page, 'NextContinuationToken');
      } while (token !== undefined);
    },
  };
}

/** Files of a page of a list. Keys are ours, without a sign that XML would write otherwise. */
function* readPage(xml: string): Generator<KeptFile> {
  for (const [, file = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const [key, size, at] = ['Key', 'Size', 'LastModified'].map((name) => textOf(file, name));
    if (key !== undefined) yield { key, size: Number(size), storedAt: Date.parse(at ?? '') };
  }
}

const entities = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' } as const;

function textOf(xml: string, element: string): string | undefined {
  const found = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1];
  return found?.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: keyof typeof entities) => entities[name]);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name;
}
