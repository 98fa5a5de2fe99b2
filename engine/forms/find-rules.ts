import { fallbackLocale } from '#schemas/constants.ts';
import type { FormSource } from '#schemas/form-source.ts';
import type { ContentSource } from '../content/source.ts';
import type { VisitSession } from '../visit.ts';
import type { FormCompiler } from './form-compiler.ts';
import { loadForm } from './load-form.ts';

/** Rules that a page in somebody's browser asks for. */
export interface WantedRules {
  readonly hash: string;
  /** Whose rules they are; without it only kept ones are found. */
  readonly form?: { readonly source: FormSource; readonly locale: string };
}

/**
 * Text of a module of compiled rules. One that is not kept here, because another process made it or this one was started
 * since, is made again of the live definition; null when that is a newer one, or the visitor may not have the form.
 * @throws when the definition cannot be read
 */
export async function findRules(
  { forms, source: content }: { readonly forms: FormCompiler; readonly source: ContentSource },
  { hash, form }: WantedRules,
  session: VisitSession,
): Promise<string | null> {
  const kept = forms.module(hash);
  if (kept !== undefined || !form) return kept ?? null;
  const { source, locale } = form;
  const visit = content.forVisit({ locale });
  // Any word can stand in an address; only languages of the site are worth a place in the cache.
  const languages = (await visit.languages()).map((language) => language.locale);
  // Where the content names none, pages are served in this one.
  if (!(languages.length === 0 ? [fallbackLocale] : languages).includes(locale)) return null;
  await loadForm(forms, { content: visit, session, locale }, source);
  return forms.module(hash) ?? null;
}
