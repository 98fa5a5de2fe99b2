import type { ReadDocument } from '../../content/read-document.ts';
import type { VisitContent } from '../../content/visit-content.ts';
import type { Plan } from '../../plan.ts';
import type { QueryReader } from '../../routing/query-reader.ts';
import { withNewest } from './variants.ts';

/** A Plan without what belongs to the visit alone: who is there, and whether the status is asked for again. */
export type SharedPlan = Omit<Plan, 'session' | 'person' | 'pollMs'>;

/** What decides a Plan besides what its blocks read, member by member as something that can be compared with `===`. */
export type PlanFrom = Readonly<Record<string, unknown>>;

/** The parts of a visit that a Plan may depend on. */
export interface PlanVisit {
  readonly content: VisitContent;
  readonly query: QueryReader;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  /** Told of each moment at which the Plan would be another. */
  readonly changesAt: (moment: number) => void;
}

interface KeptPlan {
  readonly plan: SharedPlan;
  readonly from: PlanFrom;
  readonly documents: readonly ReadDocument[];
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  readonly madeAt: number;
  readonly moments: readonly number[];
}

/** Plans that one engine keeps, by the page's document, which stands for its version; newest first. */
export type PlanMemory = WeakMap<object, readonly KeptPlan[]>;

/**
 * The Plan of an earlier visit that read the very same; what was read for it counts as read by this visit. Then no block is
 * looked at.
 */
export async function findPlan(
  known: readonly KeptPlan[],
  from: PlanFrom,
  { content, query, nowMs, changesAt }: PlanVisit,
): Promise<SharedPlan | null> {
  for (const kept of known) {
    if (nowMs < kept.madeAt || kept.moments.some((moment) => moment <= nowMs)) continue;
    if (!isSameFrom(kept.from, from) || !hasSameParameters(kept.parameters, query)) continue;
    if (!(await content.areSame(kept.documents))) continue;
    for (const name of kept.parameters.keys()) query.parameters(name);
    for (const moment of kept.moments) changesAt(moment);
    return kept.plan;
  }
  return null;
}

/** Whether all that decides two Plans is the very same. */
export const isSameFrom = (one: PlanFrom, other: PlanFrom): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

const hasSameParameters = (parameters: KeptPlan['parameters'], query: QueryReader): boolean =>
  [...parameters].every(([name, values]) => {
    const now = query.peek(name);
    return now.length === values.length && now.every((value, at) => value === values[at]);
  });

/** A visit whose reads are noted, to keep the Plan that is made of them. */
export interface NotedVisit extends PlanVisit {
  /** To be called where it is read who the customer is, how far, or what is theirs: such a Plan is this visit's alone. */
  readonly onCustomer: () => void;
  /** Keeps the Plan, unless it belongs to one customer or made do without something. */
  keep(memory: PlanMemory, key: object, kept: { readonly plan: SharedPlan; readonly from: PlanFrom }): void;
}

export function noteVisit({ content, query, nowMs, changesAt }: PlanVisit): NotedVisit {
  const documents = new Map<string, ReadDocument>();
  const parameters = new Map<string, readonly string[]>();
  const moments: number[] = [];
  let isShared = true;
  const note = (read: ReadDocument): void => {
    const known = documents.get(read.call.key);
    const tags = known ? [...new Set([...known.tags, ...read.tags])] : read.tags;
    documents.set(read.call.key, { ...read, tags });
  };
  const noteParameter = (name: string): void => void parameters.set(name, query.peek(name));
  return {
    content: content.noting((read) => {
      if (read) note(read);
      else isShared = false;
    }),
    query: {
      ...query,
      parameter: (name) => {
        noteParameter(name);
        return query.parameter(name);
      },
      parameters: (name) => {
        noteParameter(name);
        return query.parameters(name);
      },
      rewritten: (wanted) => {
        Object.keys(wanted).forEach(noteParameter);
        return query.rewritten(wanted);
      },
    },
    nowMs,
    changesAt: (moment) => {
      moments.push(moment);
      changesAt(moment);
    },
    onCustomer: () => {
      isShared = false;
    },
    keep(memory, key, { plan, from }) {
      if (!isShared || content.reads.degraded) return;
      const made = { plan, from, documents: [...documents.values()], parameters, madeAt: nowMs, moments };
      memory.set(key, withNewest<KeptPlan>(made, memory.get(key)));
    },
  };
}
