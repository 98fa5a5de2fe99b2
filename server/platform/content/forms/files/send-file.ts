import type { FastifyReply } from 'fastify';
import type { FileStore, StoredFile } from './file-store.ts';

/**
 * Sends a file as something to save, never to open inside our origin ([sec 32]): as an attachment, with its own type and no
 * guessing, and with a policy that leaves nothing of it alive should a browser open it all the same. For whoever has already
 * been found to be its owner or staff; no cache keeps it ([sec 37]).
 */
export function sendFile(reply: FastifyReply, files: FileStore, file: StoredFile): FastifyReply {
  return reply
    .header('content-disposition', attachment(file.name))
    .header('content-length', String(file.size))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .type(file.type)
    .send(files.read(file.id));
}

/** RFC 6266 with the name in RFC 8187's form, and one in plain signs for readers that do not know it. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.\- ]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
