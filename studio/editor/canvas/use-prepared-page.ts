import { useEffect, useRef, useState } from 'react';
import type { PageDocument } from '#schemas/page.ts';
import { type PlanAnswer, type PlanBody, studioPlanPath } from '#schemas/studio/plan.ts';
import { api } from '../../app/api.ts';
import { type PreparedPage, preparedPage, unpreparedPage } from './prepared-page.ts';

/** Milliseconds of quiet before the server is asked again while somebody types; a page just opened is prepared at once. */
const quietMs = 350;

export interface Preparation {
  readonly prepared: PreparedPage;
  readonly busy: boolean;
  /** Why there is no newer answer; the canvas goes on with what it has. */
  readonly failure: unknown;
}

/** Has the draft prepared by the server as it stands in the editor, again and again while it is changed. */
export function usePreparedPage(
  document: PageDocument,
  { path, locale, visitor }: Pick<PlanBody, 'path' | 'locale' | 'visitor'>,
): Preparation {
  const [state, setState] = useState<Preparation>(() => ({
    prepared: unpreparedPage(locale, path),
    busy: true,
    failure: null,
  }));
  const asked = useRef<PageDocument>(undefined);
  useEffect(() => {
    const changed = asked.current !== undefined && asked.current !== document;
    asked.current = document;
    const controller = new AbortController();
    const ask = async () => {
      setState((now) => ({ ...now, busy: true }));
      try {
        const body: PlanBody = { document, path, locale, visitor };
        const { data } = await api<PlanAnswer>(studioPlanPath, {
          method: 'POST',
          body,
          signal: controller.signal,
        });
        setState(({ prepared }) => ({
          prepared: preparedPage(data, document, prepared),
          busy: false,
          failure: null,
        }));
      } catch (failure) {
        if (!controller.signal.aborted) setState((now) => ({ ...now, busy: false, failure }));
      }
    };
    const timer = setTimeout(() => void ask(), changed ? quietMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [document, path, locale, visitor]);
  return state;
}
