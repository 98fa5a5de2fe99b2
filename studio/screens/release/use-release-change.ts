import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useErrorWords } from '../../app/error-words.ts';
import { useToast } from '../../parts/toast.tsx';

/** Does something with a release, shows it anew, and says when it was refused. @returns whether it was done */
export function useReleaseChange(): (act: () => Promise<unknown>, done?: string) => Promise<boolean> {
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  return useCallback(
    async (act, done) => {
      try {
        await act();
        if (done !== undefined) say(done);
        return true;
      } catch (error) {
        say(words(error), 'problem');
        return false;
      } finally {
        await Promise.all(
          [['releases'], ['schedule'], ['list'], ['entry']].map((queryKey) =>
            cache.invalidateQueries({ queryKey }),
          ),
        );
      }
    },
    [cache, say, words],
  );
}
