import type { Answer, DocumentCache } from './document-cache.ts';
import type { DocumentCall } from './document-call.ts';
import { createReadNotes } from './read-notes.ts';
import { untilAborted } from './until-aborted.ts';
import type { ContentReads } from './visit-content.ts';

/** Documents as one visit reads them: each at most once, so that a page never shows two states of one document. */
export interface VisitDocuments {
  /**
   * The document, or null when there is none. `tags` narrows what is noted when the visit uses a part of the answer.
   * @throws ContentError, InvalidDocument, or the signal's reason
   */
  read<T>(call: DocumentCall<T>, tags?: readonly string[]): Promise<T | null>;
  reads(): ContentReads;
}

export function createVisitDocuments(cache: DocumentCache, signal?: AbortSignal): VisitDocuments {
  const memo = new Map<string, Promise<Answer>>();
  const notes = createReadNotes();

  async function fetchNoted(call: DocumentCall<unknown>): Promise<Answer> {
    try {
      const answer = await untilAborted(cache.read(call), signal);
      notes.answered(answer);
      return answer;
    } catch (error) {
      notes.failed();
      throw error;
    }
  }

  return {
    async read<T>(call: DocumentCall<T>, tags = call.tags): Promise<T | null> {
      notes.began(tags);
      const known = memo.get(call.key) ?? fetchNoted(call);
      memo.set(call.key, known);
      const { finding } = await known;
      if (finding.kind === 'invalid') throw finding.error;
      // The key fixes the kind of document, and a finding is stored under the key of the call that read it as T.
      return finding.kind === 'found' ? (finding.value as T) : null;
    },
    reads: notes.snapshot,
  };
}
