import type { ContentReader } from '#registry/content-reader.ts';
import type { PasswordRules } from '#schemas/form.ts';
import type { FormSource } from '#schemas/form-source.ts';
import type { Language } from '#schemas/language.ts';
import type { Page } from '#schemas/page.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import type { SeoRule } from '#schemas/seo-rule.ts';
import type { Snippets } from '#schemas/snippets.ts';
import type { Texts } from '#schemas/texts.ts';
import type { ReadDocument } from './read-document.ts';

/** Content as one visit reads it, in one language, with a note of everything that was read. */
export interface VisitContent extends ContentReader {
  /** Name of the product in the paths of the platform: `/v2/{product}/…`. */
  readonly product: string;
  languages(): Promise<Language[]>;
  /** The published document, or null when there is none. A document that breaks the page schema throws InvalidDocument. */
  page(alias: string): Promise<Page | null>;
  /** The same as it was when it was last read; undefined says nothing of whether there is one. It does not count as read. */
  lastPage(alias: string): Page | undefined;
  texts(): Promise<Texts>;
  /** A form's definition as the platform has it, not looked into; null when there is none. Not for forms of one customer. */
  form(source: FormSource): Promise<unknown>;
  passwordRules(): Promise<PasswordRules | null>;
  seoRule(path: string): Promise<SeoRule | null>;
  snippets(path: string): Promise<Snippets>;
  redirectRule(path: string): Promise<RedirectRule | null>;
  /** Everything read so far. */
  readonly reads: ContentReads;
  /**
   * The same content of the same visit, with a note of each document that is read through it; null stands for one that could
   * not be had.
   */
  noting(note: (read: ReadDocument | null) => void): VisitContent;
  /** Whether documents that were read for another visit say the same to this one. They count as read by it. */
  areSame(reads: readonly ReadDocument[]): Promise<boolean>;
}

export interface ContentReads {
  readonly tags: ReadonlySet<string>;
  /** Shortest cache time among the reads, in seconds. */
  readonly maxAgeS: number;
  /** True when a last good copy stood in for a failed fetch: what was built of it must not be kept. */
  readonly degraded: boolean;
}
