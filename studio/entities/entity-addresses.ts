import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntityKind } from './entity-kind.ts';

/** Where an entry is edited, below `/studio`. */
export const formAddress = (
  { kind }: Pick<EntityKind, 'kind'>,
  { key, locale }: { readonly key: string; readonly locale: string },
): string =>
  `/content/${contentKinds[kind].segment}/${encodeURIComponent(key)}${locale === '' ? '' : `?locale=${locale}`}`;

/** Where a new one is written. */
export const newAddress = ({ kind }: Pick<EntityKind, 'kind'>): string =>
  `/content/${contentKinds[kind].segment}`;
