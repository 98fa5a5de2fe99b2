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
  readonly page: Page;
  readonly inputs: PageInputs;
  readonly documents: readonly ReadDocument[];
}

/** What pages were built from, by the page's document, which stands for its version; newest first. */
export type InputsMemory = WeakMap<Page, readonly KeptInputs[]>;

/**
 * What a page is built from, as {@link readPageInputs} reads it: that of an earlier visit of the same address where every document of it
 * says the same still, with the page's own document anew where that alone has changed. Then no other call is put together, and what was
 * read counts as read by this visit.
 */
export async function readKeptInputs(
  memory: InputsMemory,
  { content, degraded }: { readonly content: VisitContent; readonly degraded: TellDegraded },
  at: PageAddress,
): Promise<PageInputs | HostNotice> {
  const last = content.lastPage(at.alias);
  const known =
    last && memory.get(last)?.find(({ locale, path }) => locale === content.locale && path === at.path);
  if (known && (await content.areSame(known.documents))) return known.inputs;
  const changed = known && (await readChangedPage(known, content, at.alias));
  if (changed) {
    keep(memory, changed);
    return { ...changed.inputs, before: known.page };
  }
  const noted = noteReads(content);
  let isWhole = true;
  const inputs = await readPageInputs(noted.content, at, (what, error) => {
    // What made do without something is looked at, and told of, each time.
    isWhole = false;
    degraded(what, error);
  });
  const documents = noted.documents();
  if (isWhole && documents && 'document' in inputs && inputs.document.kind === 'found')
    keep(memory, { locale: content.locale, path: at.path, page: inputs.document.page, inputs, documents });
  return inputs;
}

/** Inputs with another version of the page; null where something else has changed, or the page cannot be had. */
async function readChangedPage(
  known: KeptInputs,
  content: VisitContent,
  alias: string,
): Promise<KeptInputs | null> {
  const noted = noteReads(content);
  const others = known.documents.filter(
    ({ result }) => !(result.kind === 'found' && result.value === known.page),
  );
  const [page, areSame] = await Promise.all([
    // Whoever reads it in the usual way is told what is wrong.
    noted.content.page(alias).catch(() => null),
    noted.content.areSame(others),
  ]);
  const documents = noted.documents();
  if (!page || !areSame || !documents) return null;
  return { ...known, page, inputs: { ...known.inputs, document: { kind: 'found', page } }, documents };
}

/** Notes what is read. `documents` is null where something could not be had as it should be. */
function noteReads(content: VisitContent) {
  const documents: ReadDocument[] = [];
  let isWhole = true;
  const noted = content.noting((read) => {
    if (read) documents.push(read);
    else isWhole = false;
  });
  return { content: noted, documents: () => (isWhole && !content.reads.degraded ? documents : null) };
}

function keep(memory: InputsMemory, made: KeptInputs): void {
  const others = memory
    .get(made.page)
    ?.filter(({ locale, path }) => locale !== made.locale || path !== made.path);
  memory.set(made.page, withNewest(made, others));
}
