import type { Deadline } from './deadline.ts';
import type { Answer, DocumentCache } from './document-cache.ts';
import type { DocumentCall } from './document-call.ts';
import type { ReadDocument } from './read-document.ts';
import { createReadNotes } from './read-notes.ts';
import type { ContentReads } from './visit-content.ts';

/** Documents as one visit reads them: each at most once, so that a page never shows two states of one document. */
export interface VisitDocuments {
  /**
   * The document, or null when there is none. `tags` narrows what is noted when the visit uses a part of the answer.
   * @throws ContentError or InvalidDocument
   */
  read<T>(call: DocumentCall<T>, tags?: readonly string[]): Promise<T | null>;
  /** The document as it was when it was last read; undefined says nothing of whether there is one. It does not count as read. */
  last<T>(call: DocumentCall<T>): T | undefined;
  reads(): ContentReads;
  /**
   * The same documents of the same visit, with a note of each that is read, or found to be the same; null stands for one that
   * could not be had. What is read through notes of notes is noted in both.
   */
  noting(note: (read: ReadDocument | null) => void): VisitDocuments;
  /**
   * Reads documents again that were read for another visit.
   * @returns whether all of them say what they said then: what was made of them would be made the same again
   */
  areSame(reads: readonly ReadDocument[]): Promise<boolean>;
}

export function createVisitDocuments(cache: DocumentCache, deadline?: Deadline): VisitDocuments {
  /** By key; an answer that was at hand needs no promise. */
  const memo = new Map<string, Answer | Promise<Answer>>();
  const notes = createReadNotes();

  async function fetchNoted(call: DocumentCall<unknown>): Promise<Answer> {
    try {
      const answer = await cache.read(call, deadline);
      notes.answered(answer);
      return answer;
    } catch (error) {
      notes.failed();
      throw error;
    }
  }

  function answerOf(call: DocumentCall<unknown>): Answer | Promise<Answer> {
    const known = memo.get(call.key);
    if (known) return known;
    const atHand = cache.peek(call.key);
    if (atHand) notes.answered(atHand);
    const answer = atHand ?? fetchNoted(call);
    memo.set(call.key, answer);
    return answer;
  }

  async function areSame(
    reads: readonly ReadDocument[],
    note: ((read: ReadDocument | null) => void) | undefined,
  ): Promise<boolean> {
    const answers = reads.map(({ call, tags }) => {
      notes.began(tags);
      return answerOf(call);
    });
    // Nearly always all are at hand.
    const isPending = answers.some((answer) => answer instanceof Promise);
    const now = isPending
      ? await Promise.all(answers.map((answer) => Promise.resolve(answer).catch(() => null)))
      : (answers as readonly Answer[]);
    const same = reads.every(({ result }, index) => now[index]?.result === result);
    // What was made of them is used, as if they had been read for it.
    if (same && note) for (const read of reads) note(read);
    return same;
  }

  const reading = (note: ((read: ReadDocument | null) => void) | undefined): VisitDocuments => ({
    async read<T>(call: DocumentCall<T>, tags = call.tags): Promise<T | null> {
      notes.began(tags);
      let answer: Answer;
      try {
        answer = await answerOf(call);
      } catch (error) {
        note?.(null);
        throw error;
      }
      const { result } = answer;
      note?.({ call, tags, result });
      if (result.kind === 'invalid') throw result.error;
      // The key fixes the kind of document, and a result is stored under the key of the call that read it as T.
      return result.kind === 'found' ? (result.value as T) : null;
    },
    last<T>({ key }: DocumentCall<T>): T | undefined {
      const result = cache.last(key);
      return result?.kind === 'found' ? (result.value as T) : undefined;
    },
    reads: notes.snapshot,
    noting: (inner) =>
      reading((read) => {
        note?.(read);
        inner(read);
      }),
    areSame: (reads) => areSame(reads, note),
  });
  return reading(undefined);
}
