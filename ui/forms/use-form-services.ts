import { useMemo, useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import type { FormServices, UploadFile } from './field-kind.ts';
import { createLoadHints } from './load-hints.ts';
import { createUpload } from './upload-file.ts';

interface FieldServices {
  readonly services: FormServices;
  /** Resolves when no file is on its way any more; null when none is. */
  readonly filesSettled: () => Promise<void> | null;
}

/** What the fields of a form may ask for. New only when the form or the page is. */
export function useFormServices(form: PreparedForm, alive: boolean): FieldServices {
  const { t, href, locale } = usePage();
  const uploads = useRef(new Set<Promise<unknown>>());
  const { filesUrl, hints, today, passwordRules } = form;
  const services = useMemo<FormServices>(() => {
    const counted: UploadFile = async (...wanted) => {
      const sent = createUpload(filesUrl ?? '', locale)(...wanted);
      uploads.current.add(sent);
      try {
        return await sent;
      } finally {
        uploads.current.delete(sent);
      }
    };
    return {
      t,
      href,
      locale,
      today,
      passwordRules: passwordRules ?? null,
      alive,
      ...(filesUrl === undefined ? {} : { upload: counted }),
      ...(hints === undefined ? {} : { hints: createLoadHints(hints, locale) }),
    };
  }, [t, href, locale, today, passwordRules, filesUrl, hints, alive]);
  const filesSettled = () => (uploads.current.size === 0 ? null : settle(uploads.current));
  return { services, filesSettled };
}

/** A file that has arrived is put into its field by the field itself: after a task of its own it is there. */
async function settle(uploads: ReadonlySet<Promise<unknown>>): Promise<void> {
  while (uploads.size > 0) {
    await Promise.allSettled(uploads);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
