import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq } from 'drizzle-orm';
import { type DocumentFile, type DocumentKind, documentKinds } from '#schemas/lending/contract.ts';
import type { Orm } from '../../base/database/database.ts';
import type { DrawSheet } from '../../base/pdf/write-sheet.ts';
import type { PersonLanguage } from '../../http/person-texts.ts';
import { readDocumentContext } from './document-context.ts';
import { documentTitle, fileNameOf, isDrafted } from './document-titles.ts';
import type { ContractDocuments } from './document-writer.ts';
import { renderDocument } from './render-document.ts';
import { contractDocument } from './tables.ts';

const columns = {
  id: contractDocument.id,
  kind: contractDocument.kind,
  draft: contractDocument.draft,
  fileName: contractDocument.fileName,
  size: contractDocument.size,
  sha256: contractDocument.sha256,
  createdAt: contractDocument.createdAt,
};
type Row = Pick<typeof contractDocument.$inferSelect, keyof typeof columns>;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const kindOf = (kind: string): DocumentKind => documentKinds.find((known) => known === kind) ?? 'contract';

function fileOf(
  { id, kind, draft, fileName, size, sha256, createdAt }: Row,
  language: PersonLanguage,
): DocumentFile {
  const known = kindOf(kind);
  return {
    id,
    kind: known,
    title: documentTitle(language, known, draft),
    draft,
    file_name: fileName,
    media_type: 'application/pdf',
    size,
    sha256,
    created_at: createdAt.toISOString(),
  };
}

export interface DocumentOptions {
  readonly orm: Orm;
  /** Whether the invented lender stands in where none is configured. */
  readonly sandbox: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Makes the PDF. */
  readonly render?: typeof renderDocument;
  /** Draws what was written; without it this thread does. */
  readonly drawSheet?: DrawSheet;
}

/** {@link ContractDocuments} in the database: rows are added and never changed. */
export function createContractDocuments(options: DocumentOptions): ContractDocuments {
  const { orm, sandbox, now, render = renderDocument, drawSheet } = options;
  return {
    prepare: async (kinds, facts, language) => {
      const context = await readDocumentContext(orm, facts, sandbox);
      return Promise.all(
        kinds.map(async (kind) => ({
          kind,
          language,
          context,
          bytes: await render(kind, context, language, drawSheet),
        })),
      );
    },
    write: async (tx, kind, facts, { language, ready = [] }) => {
      const { customer, row, today } = facts;
      const context = await readDocumentContext(tx, facts, sandbox);
      const same = ready.find(
        (one) => one.kind === kind && one.language === language && isDeepStrictEqual(one.context, context),
      );
      const bytes = same?.bytes ?? (await render(kind, context, language, drawSheet));
      const draft = isDrafted(kind) && facts.contract.signed_at === null;
      const earlier = await tx
        .select({ fileName: contractDocument.fileName })
        .from(contractDocument)
        .where(eq(contractDocument.contractId, row.id));
      const taken = new Set(earlier.map(({ fileName }) => fileName));
      const nameOf = (copy: number) => fileNameOf({ kind, draft }, row.number, today, copy);
      const copies = Array.from({ length: taken.size + 1 }, (_, index) => nameOf(index + 1));
      const [added] = await tx
        .insert(contractDocument)
        .values({
          customerId: customer.id,
          contractId: row.id,
          kind,
          draft,
          locale: language,
          fileName: copies.find((name) => !taken.has(name)) ?? nameOf(1),
          sha256: createHash('sha256').update(bytes).digest('hex'),
          size: bytes.length,
          bytes,
          createdAt: new Date(now()),
        })
        .returning({ id: contractDocument.id });
      if (!added) throw new Error('a document was not stored');
      return added.id;
    },
    list: async (customerId, contractId, language) => {
      const rows = await orm
        .select(columns)
        .from(contractDocument)
        .where(and(eq(contractDocument.customerId, customerId), eq(contractDocument.contractId, contractId)))
        .orderBy(desc(contractDocument.createdAt), desc(contractDocument.id));
      return rows.map((row) => fileOf(row, language));
    },
    bytes: async (customerId, id) => {
      if (!uuid.test(id)) return null;
      const [row] = await orm
        .select({ ...columns, bytes: contractDocument.bytes })
        .from(contractDocument)
        .where(and(eq(contractDocument.id, id), eq(contractDocument.customerId, customerId)));
      return row ? { file: fileOf(row, 'pl'), bytes: row.bytes } : null;
    },
  };
}
