import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { mediaUpload } from '#schemas/calls/staff/media.ts';
import type { MediaFile } from '#schemas/studio/media.ts';
import { useErrorWords } from '../app/error-words.ts';
import { callStaff } from '../app/staff-call.ts';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { whyNot } from './check-upload.ts';
import { mediaKey } from './media-calls.ts';

/** What became of one file. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly state: 'sending' | 'done' | 'failed';
  /** In words, when it was refused. */
  readonly problem?: string;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  readonly send: (files: readonly File[]) => Promise<void>;
  readonly forget: (id: number) => void;
}

/** Sends pictures to the library, one after the other. @param onAdded called with each that is there now */
export function useUploads(onAdded?: (file: MediaFile) => void): Uploads {
  const { t } = useStudioTexts();
  const errorWords = useErrorWords();
  const cache = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const counter = useRef(0);
  const forget = useCallback((id: number) => setUploads((now) => now.filter((one) => one.id !== id)), []);
  const settle = (id: number, change: Pick<Upload, 'state' | 'problem'>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));

  const sendOne = async ({ id, file }: { readonly id: number; readonly file: File }) => {
    const problem = await whyNot(file, t);
    if (problem !== null) return settle(id, { state: 'failed', problem });
    const body = new FormData();
    body.append('file', file, file.name);
    try {
      const { data } = await callStaff(mediaUpload, { body });
      settle(id, { state: 'done' });
      onAdded?.(data);
    } catch (error) {
      settle(id, { state: 'failed', problem: errorWords(error) });
    }
  };
  const send = async (files: readonly File[]) => {
    const queue = files.map((file) => {
      counter.current += 1;
      return { id: counter.current, file };
    });
    const begun = queue.map(({ id, file }): Upload => ({ id, name: file.name, state: 'sending' }));
    setUploads((now) => [...now.filter(({ state }) => state !== 'done'), ...begun]);
    // One after the other: a slow line would share itself among all, and none would arrive.
    for (const one of queue) await sendOne(one);
    await cache.invalidateQueries({ queryKey: mediaKey });
  };
  return { uploads, send, forget };
}
