import type { ContentSource } from '#engine/content/source.ts';
import { calendarDay } from '#engine/format/moments.ts';
import { fillLookups } from '#engine/forms/fill-lookups.ts';
import type { FormCompiler } from '#engine/forms/form-compiler.ts';
import { legalTimeZone } from '#schemas/time-zone.ts';
import { previewForm } from '#server/web/form-preview.ts';
import type { PrepareForm } from '#server/web/studio/studio-forms.ts';

/** The form builder's preview: the live lookups, and the compiler of the live forms. */
export function createFormPreparer(compiler: FormCompiler, source: ContentSource): PrepareForm {
  return async ({ definition, locale, values }) => {
    const content = source.forVisit({ locale });
    // A lookup that cannot be read leaves its field without options, and the rest of the form as it is.
    const filled = await fillLookups(definition, (alias) => content.lookup(alias).catch(() => []));
    return previewForm(filled, values, { compiler, today: () => calendarDay(new Date(), legalTimeZone) });
  };
}
