import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { DrawSheet } from '../../base/pdf/write-sheet.ts';
import { type OrderDocument, writeOrder } from './order-document.ts';

/** Bytes of documents that are cached: some two hundred of them. */
const capacity = 8 * 1024 * 1024;
/** Documents that may wait to be drawn. One takes a quarter of a second, and documents of contracts are drawn by the same thread. */
export const mostDrawn = 16;

/** So many documents wait already that another would only wait. */
export class DocumentsBusy extends Error {
  override readonly name = 'DocumentsBusy';
}

/** @throws DocumentsBusy */
export type OrderDocuments = (document: OrderDocument) => Promise<Uint8Array>;

/**
 * Confirmations of orders as PDF, each drawn once as long as it says the same: what is asked for meanwhile waits for the same drawing, and
 * the bytes are cached by the digest of all that stands on them.
 */
export function createOrderDocuments(draw: DrawSheet): OrderDocuments {
  const drawn = new LRUCache<string, Uint8Array>({
    maxSize: capacity,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const drawing = new Map<string, Promise<Uint8Array>>();
  return async (document) => {
    const written = writeOrder(document);
    const key = createHash('sha256').update(JSON.stringify(written)).digest('base64');
    const known = drawn.get(key) ?? drawing.get(key);
    if (known) return known;
    if (drawing.size >= mostDrawn) throw new DocumentsBusy();
    const begun = draw(written)
      .then((bytes) => {
        drawn.set(key, bytes);
        return bytes;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, begun);
    return begun;
  };
}
