import type { FormField } from '#schemas/form.ts';
import { uploadLimits } from '#schemas/form-types.ts';
import { ruleNumber, ruleOf } from '../../frame/field-rules.ts';

/** A kind of file people send. */
export interface FileKind {
  readonly label: string;
  /** Names a rule may call it by: media types and the short names of specification 5. */
  readonly names: readonly string[];
  readonly types: readonly string[];
  /** Endings of its name, with the dot. */
  readonly endings: readonly string[];
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The kinds the server can tell by their bytes ([sec 32]); a definition names some of them. */
const kinds: readonly FileKind[] = [
  {
    label: 'JPG',
    names: ['jpeg', 'jpg', 'image/jpeg', 'image/*'],
    types: ['image/jpeg'],
    endings: ['.jpg', '.jpeg', '.jpe', '.jfif'],
  },
  { label: 'PNG', names: ['png', 'image/png', 'image/*'], types: ['image/png'], endings: ['.png'] },
  { label: 'PDF', names: ['pdf', 'application/pdf'], types: ['application/pdf'], endings: ['.pdf'] },
  {
    label: 'Word',
    names: ['msword', 'doc', 'docx', 'application/msword', docx],
    types: ['application/msword', docx],
    endings: ['.doc', '.docx'],
  },
];

/** What a file field takes. */
export interface FileRules {
  readonly kinds: readonly FileKind[];
  /** Most bytes of one file. */
  readonly bytes: number;
  /** Most files. */
  readonly most: number;
}

/** Reads the rules of a file field; the limits of the portal stand above those of a definition. */
export function fileRules(field: FormField): FileRules {
  const named = ruleOf(field, 'mimeTypes')?.value;
  const names: readonly unknown[] = Array.isArray(named) ? named : [named];
  const taken = kinds.filter((kind) => kind.names.some((name) => names.includes(name)));
  return {
    kinds: taken.length > 0 ? taken : kinds,
    bytes: Math.min(ruleNumber(field, 'maxSize') ?? uploadLimits.bytes, uploadLimits.bytes),
    most: Math.max(1, Math.min(ruleNumber(field, 'maxFiles') ?? uploadLimits.files, uploadLimits.files)),
  };
}

/** For the `accept` of the control: types for phones, endings for computers that do not know the types. */
export const acceptOf = (rules: FileRules): string =>
  rules.kinds.flatMap(({ types, endings }) => [...types, ...endings]).join(',');

export type FileFault = 'empty' | 'type' | 'size';

/**
 * Why a file need not even be sent; null when it may be. A hint to the person only: the server looks at the bytes, as
 * the name and the type a browser tells can be anything.
 */
export function faultOf(
  file: { readonly name: string; readonly size: number; readonly type: string },
  rules: FileRules,
): FileFault | null {
  const name = file.name.toLowerCase();
  const fits = rules.kinds.some(
    ({ types, endings }) => types.includes(file.type) || endings.some((ending) => name.endsWith(ending)),
  );
  if (!fits) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > rules.bytes ? 'size' : null;
}
