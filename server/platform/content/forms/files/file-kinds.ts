import type { FormField } from '#schemas/form.ts';

/** A kind of file the platform can tell by its bytes, and so may take. */
export interface FileKind {
  /** Media type it is stored and served as. */
  readonly type: string;
  /** Names a `mimeTypes` rule calls it by: media types and the short names of specification 5. */
  readonly names: readonly string[];
  /** Endings its name may have; the first one is added where there is none of them. */
  readonly endings: readonly string[];
  /** What people call it. */
  readonly label: string;
}

const word = ['msword', 'doc', 'docx'];
const jpeg: FileKind = {
  type: 'image/jpeg',
  names: ['jpeg', 'jpg', 'image/jpeg', 'image/*'],
  endings: ['jpg', 'jpeg', 'jpe', 'jfif'],
  label: 'JPG',
};
const png: FileKind = {
  type: 'image/png',
  names: ['png', 'image/png', 'image/*'],
  endings: ['png'],
  label: 'PNG',
};
const pdf: FileKind = {
  type: 'application/pdf',
  names: ['pdf', 'application/pdf'],
  endings: ['pdf'],
  label: 'PDF',
};
const doc: FileKind = {
  type: 'application/msword',
  names: [...word, 'application/msword'],
  endings: ['doc'],
  label: 'DOC',
};
const docx: FileKind = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  names: [...word, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  endings: ['docx'],
  label: 'DOCX',
};

/** All of them. A rule may name fewer, never more: what cannot be told by its bytes (svg, html) is not taken ([sec 32]). */
export const fileKinds: readonly FileKind[] = [jpeg, png, pdf, doc, docx];

/** The kinds a file field takes: what its `mimeTypes` rule names; without one, all of them. */
export function kindsOf(field: FormField): readonly FileKind[] {
  const rule = field.validation_rules?.find(({ type }) => type === 'mimeTypes');
  if (rule === undefined) return fileKinds;
  const names = new Set(Array.isArray(rule.value) ? rule.value : [rule.value]);
  return fileKinds.filter((kind) => kind.names.some((name) => names.has(name)));
}
