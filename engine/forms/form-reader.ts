import type { FormReader } from '#registry/form-reader.ts';
import type { VisitContent } from '../content/visit-content.ts';
import type { EngineOptions } from '../resolve/engine.ts';
import type { Visit } from '../visit.ts';

interface FormVisit {
  readonly content: VisitContent;
  readonly visit: Visit;
  readonly locale: string;
  readonly today: string;
}

/** The forms of one visit. */
export function createFormReader(_options: EngineOptions, _visit: FormVisit): FormReader {
  return { form: async () => null };
}
