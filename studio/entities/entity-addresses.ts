import { type ContentKindName, contentKinds, isContentKind } from '#schemas/content-kinds.ts';
import type { EntityKind } from './entity-kind.ts';

/** Kinds with editors of their own: the page editor, the translations, the form builder. */
const others: ReadonlySet<string> = new Set(['page', 'texts', 'form']);

/** Whether entries of this kind are edited in the general form. */
export const hasForm = (kind: string): kind is ContentKindName => isContentKind(kind) && !others.has(kind);

/** Where an entry is edited, below `/studio`. */
export const formAddress = (
  { kind }: Pick<EntityKind, 'kind'>,
  { key, locale }: { readonly key: string; readonly locale: string },
): string =>
  `/content/${contentKinds[kind].segment}/${encodeURIComponent(key)}${locale === '' ? '' : `?locale=${locale}`}`;

/** Where a new one is written. */
export const newAddress = ({ kind }: Pick<EntityKind, 'kind'>): string =>
  `/content/${contentKinds[kind].segment}`;
