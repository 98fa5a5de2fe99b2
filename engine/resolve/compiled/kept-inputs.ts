import type { Page } from '#schemas/page.ts';
import type { ReadDocument } from '../../content/read-document.ts';
import type { VisitContent } from '../../content/visit-content.ts';
import {
  type HostNotice,
  type PageAddress,
  type PageInputs,
  readPageInputs,
  type TellDegraded,
} from '../page-inputs.ts';
import { withNewest } from './variants.ts';

interface KeptInputs {
  readonly locale: string;
  readonly path: PageAddress['path'];
  readonly inputs: PageInputs;
  readonly documents: readonly ReadDocument[];
}

/** What pages were built from, by the page's document, which stands for its version; newest first. */
export type InputsMemory = WeakMap<Page, readonly KeptInputs[]>;

/**
 * What a page is built from, as {@link readPageInputs} reads it: that of an earlier visit of the same address where every document of it
 * says the same still. Then no call is put together, and what was read counts as read by this visit.
 */
export async function readKeptInputs(
  memory: InputsMemory,
  { content, degraded }: { readonly content: VisitContent; readonly degraded: TellDegraded },
  at: PageAddress,
): Promise<PageInputs | HostNotice> {
  const page = content.pageAtHand(at.alias);
  const isSame = ({ locale, path }: KeptInputs) => locale === content.locale && path === at.path;
  const known = page && memory.get(page)?.find(isSame);
  if (known && (await content.areSame(known.documents))) return known.inputs;
  const documents: ReadDocument[] = [];
  // What made do without something is looked at, and told of, each time.
  let isWhole = true;
  const noted = content.noting((read) => {
    if (read) documents.push(read);
    else isWhole = false;
  });
  const inputs = await readPageInputs(noted, at, (what, error) => {
    isWhole = false;
    degraded(what, error);
  });
  if (!isWhole || content.reads.degraded || !('document' in inputs) || inputs.document.kind !== 'found')
    return inputs;
  const key = inputs.document.page;
  const others = memory.get(key)?.filter((kept) => !isSame(kept));
  memory.set(key, withNewest({ locale: content.locale, path: at.path, inputs, documents }, others));
  return inputs;
}
