import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useToast } from '../../parts/toast.tsx';

/** Does something with a release, shows it anew, and says when it was refused. @returns whether it was done */
export function useReleaseChange(): (act: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const { t } = useStudioTexts();
  const say = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (act, done) => {
      try {
        await act();
        if (done !== undefined) say(done);
        return true;
      } catch (error) {
        say(error instanceof Error ? error.message : t('studio.unknown-error'), 'problem');
        return false;
      } finally {
        await Promise.all(
          [['releases'], ['list'], ['entry']].map((queryKey) => cache.invalidateQueries({ queryKey })),
        );
      }
    },
    [cache, say, t],
  );
}
