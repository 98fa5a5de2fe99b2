import type { Outcome } from '#engine/plan.ts';
import type { PreviewShown } from '#schemas/studio/preview.ts';

/** Resolves what a preview shows, with the drafts its token opens. @throws when content cannot be read */
export type ResolvePreview = (
  preview: { readonly token: string; readonly shown: PreviewShown },
  requestId: string,
) => Promise<Outcome>;
