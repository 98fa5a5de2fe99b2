import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { commentActs, commentQueue, commentUndo } from '#schemas/calls/staff/comments.ts';
import type { CommentAction } from '#schemas/studio/comments.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useToast } from '../../parts/toast.tsx';

export const countsKey = ['comment-counts'];

/** An act that can be taken back. */
export interface DoneAct {
  readonly act: string;
  readonly action: CommentAction;
  readonly count: number;
}

export interface CommentActs {
  /** The last act, until it is taken back or put away. */
  readonly done: DoneAct | null;
  readonly act: (action: CommentAction, ids: readonly string[], reason?: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
  /** Asks for the list and the counts again. */
  readonly refresh: () => Promise<void>;
}

/** Decides about comments and takes the last decision back. Failures are told in a notice. */
export function useCommentActs(): CommentActs {
  const { t } = useStudioTexts();
  const say = useToast();
  const words = useErrorWords();
  const cache = useQueryClient();
  const [done, setDone] = useState<DoneAct | null>(null);
  const refresh = useCallback(async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: ['list', commentQueue.path] }),
      cache.invalidateQueries({ queryKey: countsKey }),
    ]);
  }, [cache]);
  const act: CommentActs['act'] = async (action, ids, reason) => {
    try {
      const { data } = await callStaff(commentActs, {
        body: { action, ids, ...(reason !== undefined && { reason }) },
      });
      setDone(data.changed.length === 0 ? null : { act: data.act, action, count: data.changed.length });
      // A colleague was faster, or the author took it away.
      if (data.changed.length < ids.length) say(t('comments.some-unchanged'), 'problem');
    } catch (error) {
      say(words(error), 'problem');
    }
    await refresh();
  };
  const undo = async () => {
    if (done === null) return;
    setDone(null);
    try {
      const { data } = await callStaff(commentUndo, { params: { act: done.act } });
      if (data.changed.length < done.count) say(t('comments.not-undone'), 'problem');
      else say(t('comments.undone'));
    } catch (error) {
      say(words(error), 'problem');
    }
    await refresh();
  };
  return { done, act, undo, forget: () => setDone(null), refresh };
}
