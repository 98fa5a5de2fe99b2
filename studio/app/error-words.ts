import { useCallback } from 'react';
import { ApiError } from './api.ts';
import { useStudioTexts } from './studio-texts.tsx';

/**
 * Codes whose meaning does not depend on what was done. The others carry a sentence of the platform that says more
 * than we could.
 */
const known: ReadonlySet<string> = new Set([
  'unauthorized',
  'forbidden',
  'not_found',
  'already_exists',
  'version_conflict',
  'in_use',
  'too_large',
  'unsupported_media_type',
  'too_many_attempts',
  'internal',
  'unavailable',
]);

/** Says a failure in the language of the person at the Studio. */
export function useErrorWords(): (error: unknown) => string {
  const { t } = useStudioTexts();
  return useCallback(
    (error) => {
      if (error instanceof ApiError && known.has(error.code)) return t(`studio.error-${error.code}`);
      return error instanceof Error && error.message !== '' ? error.message : t('studio.unknown-error');
    },
    [t],
  );
}
