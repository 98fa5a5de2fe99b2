import type { FastifyReply } from 'fastify';
import type { DocumentFile } from '#schemas/lending/contract.ts';
import { attachment } from './send-file.ts';

/** Sends a document as something to save ([sec 32]); no cache keeps it ([sec 37]). For whoever was found to be its owner. */
export function sendDocument(
  reply: FastifyReply,
  file: Pick<DocumentFile, 'file_name' | 'media_type'>,
  bytes: Uint8Array,
): FastifyReply {
  return reply
    .header('content-disposition', attachment(file.file_name))
    .header('content-length', String(bytes.length))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .type(file.media_type)
    .send(Buffer.from(bytes));
}
