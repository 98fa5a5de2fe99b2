import { applicationStatus } from '#schemas/calls/application.ts';
import { unknownPerson } from '#schemas/page-person.ts';
import { keepEqual } from '../content/keep-equal.ts';
import type { Plan } from '../plan.ts';
import { createCustomerReader } from '../session/customer-reader.ts';
import {
  findPlan,
  isSameFrom,
  noteVisit,
  type PlanFrom,
  type PlanVisit,
  type SharedPlan,
} from './compiled/kept-plans.ts';
import { makePlan, type PlanParts, type PlanSource } from './make-plan.ts';

/**
 * The Plan of a screen: that of an earlier visit where this one would read the very same, with what is this visit's own.
 * @returns null when what the page is about does not exist
 */
export async function buildPlan(source: PlanSource, parts: PlanParts): Promise<Plan | null> {
  const { options, visit, address, content } = source;
  const now = (options.now ?? (() => new Date()))();
  const own = {
    session: sessionOf(source),
    ...personOf(source),
    ...(parts.pollMs === undefined || options.preview ? {} : { pollMs: parts.pollMs }),
  };
  const reads: PlanVisit = {
    content,
    query: address.query,
    nowMs: now.getTime(),
    changesAt: parts.changesAt ?? (() => undefined),
  };
  options.memory?.pages.use(parts.page);
  const memory = mayKeep(source, parts) ? options.memory?.plans : undefined;
  if (!memory) {
    const made = await makePlan(source, parts, { ...reads, onSession: () => undefined });
    return made && { ...made.plan, ...own };
  }
  const from = planFrom(source, parts);
  const known = await findPlan(memory.get(parts.page) ?? [], from, reads);
  if (known) return { ...known, ...own };
  const noted = noteVisit(reads);
  const made = await makePlan(source, parts, {
    ...noted,
    onSession: () => visit.session.kind === 'customer' && noted.onCustomer(),
  });
  if (!made) return null;
  const before = parts.inputs.before && memory.get(parts.inputs.before);
  const plan = withKeptParts(made.plan, before?.find((kept) => isSameFrom(kept.from, from))?.plan);
  if (made.isWhole) noted.keep(memory, parts.page, { plan, from });
  return { ...plan, ...own };
}

/** What stands around the blocks, and says the same as before, is the very same: the renderer has its bytes. */
function withKeptParts(plan: SharedPlan, before: SharedPlan | undefined): SharedPlan {
  if (!before) return plan;
  const around = ({ head, params, snippets, theme }: SharedPlan) => ({ head, params, snippets, theme });
  return { ...plan, ...keepEqual(around(before), around(plan)) };
}

/** Whether the Plan may be one of many: what stands for the page is a version of it, and nothing is made up. */
const mayKeep = (
  { options }: PlanSource,
  { page, inputs, problem, exampleData, canvas }: PlanParts,
): boolean =>
  Object.isFrozen(page) && !inputs.incomplete && !problem && !exampleData && !canvas && !options.preview;

function planFrom({ visit, address }: PlanSource, { inputs }: PlanParts): PlanFrom {
  const { layoutDocument, texts, site, theme, marketing, seo, snippets } = inputs;
  const { locale, languages, path, match } = address;
  return {
    ...{ layoutDocument, texts, site, theme, marketing, seo, snippets },
    ...{ locale, languages, path, route: match?.route },
    params: JSON.stringify(match?.params ?? {}),
    audience: visit.session.kind,
  };
}

/** A preview is drawn for somebody who does not exist. */
function personOf({ options, visit: { session } }: PlanSource): Pick<Plan, 'person'> {
  if (options.preview) return { person: unknownPerson };
  return session.kind === 'anonymous' ? {} : { person: session.person ?? unknownPerson };
}

function sessionOf({ options, visit: { session }, content }: PlanSource): Plan['session'] {
  if (session.kind === 'anonymous') return { signedIn: false };
  const customer = createCustomerReader(session, content, options);
  return {
    signedIn: true,
    // Nobody is there whose status could be asked.
    ...(!options.preview && { statusCall: customer.call(applicationStatus) }),
    ...(session.firstName === undefined ? {} : { firstName: session.firstName }),
  };
}
