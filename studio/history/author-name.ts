import type { useStudioTexts } from '../app/studio-texts.tsx';

/** Who wrote something, in people's words: an account, or where the content came from when the site was set up. */
export const authorName = (t: ReturnType<typeof useStudioTexts>['t'], by: string): string =>
  by.startsWith('seed:') ? t('history.by-seed') : by;
