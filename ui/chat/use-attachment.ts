import { useEffect, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { readRef } from '#schemas/calls/call-ref.ts';
import { type FileFault, faultOf, fileRules } from '#ui/forms/fields/file/file-rules.ts';
import { createUpload } from '#ui/forms/upload-file.ts';
import type { ChatLine } from './chat-line.ts';
import type { OutboxEntry } from './outbox.ts';

export type AttachmentFault = FileFault | 'failed';

export interface AttachedFile {
  readonly name: string;
  /** A picture as a `data:` address, once it is read. */
  readonly preview: string | null;
  /** Share that has arrived, 0 to 1. */
  readonly share: number;
  /** Set when the platform has it. */
  readonly taken: OutboxEntry['file'];
  readonly fault: AttachmentFault | null;
  /** What the platform says of it; empty when it said nothing. */
  readonly words: string;
}

export interface Attachment {
  readonly file: AttachedFile | null;
  readonly choose: (file: File) => void;
  readonly again: () => void;
  /** Ends an upload that is on its way, too. */
  readonly remove: () => void;
}

/** What the chat takes: what every form may. The server looks into the file; this only spares the way. */
export const attachmentRules = fileRules({ alias: 'file', type: 'file', title: '' });

/** One file beside the message that is being written: uploaded at once, so that sending it takes no time. */
export function useAttachment(line: ChatLine | null, room: string): Attachment {
  const { locale } = usePage();
  const [file, setFile] = useState<AttachedFile | null>(null);
  const chosen = useRef<File | null>(null);
  const flight = useRef<AbortController | null>(null);
  useEffect(() => () => flight.current?.abort(), []);

  const choose = (next: File) => {
    flight.current?.abort();
    chosen.current = next;
    const fault = faultOf(next, attachmentRules);
    const begun = { name: next.name, preview: null, share: 0, taken: null, fault, words: '' };
    setFile(begun);
    if (fault !== null || line === null) return;
    const mine = new AbortController();
    flight.current = mine;
    const change = (more: Partial<AttachedFile>) => {
      if (!mine.signal.aborted) setFile((now) => now && { ...now, ...more });
    };
    if (next.type.startsWith('image/')) readPreview(next, (preview) => change({ preview }));
    createUpload(readRef(line.upload, { uuid: room }).path, locale)('file', next, {
      signal: mine.signal,
      progress: (share) => change({ share }),
    }).then(
      ({ id, name }) => change({ taken: { id, name }, share: 1 }),
      (failure: unknown) =>
        change({ fault: 'failed', words: failure instanceof Error ? failure.message : '' }),
    );
  };
  return {
    file,
    choose,
    again: () => chosen.current && choose(chosen.current),
    remove: () => {
      flight.current?.abort();
      chosen.current = null;
      setFile(null);
    },
  };
}

/** The content policy shows pictures of this site and `data:`; a broken picture simply has no preview. */
function readPreview(file: File, show: (address: string) => void): void {
  const reader = new FileReader();
  reader.addEventListener('load', () => show(String(reader.result)));
  reader.readAsDataURL(file);
}

/** Id of the field of a room that takes files; a message that asks for one opens it. */
export const fileFieldId = (room: string): string => `chat-file-${room}`;
