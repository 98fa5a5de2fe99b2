import { pickTexts } from '#engine/i18n/pick-texts.ts';
import type { Registry } from '#registry/registry.ts';
import type { Texts } from '#schemas/texts.ts';
import type { ClientBlock, ClientPlan } from '../tree/client-plan.ts';
import { changesOf, type PlanTexts } from '../tree/plan-texts.ts';
import { memoryOf } from './render-memory.ts';
import { type BuiltTexts, textFilesOf } from './text-files.ts';
import { prefixesOf, prefixesOfRuntime, runtimeSet } from './text-sets.ts';
import { typesOf, wakingIn, wakingTypes } from './waking-types.ts';

/** Texts that a block needs in the browser, with what stands in it; the very same record for the same kinds of blocks. */
export const textsOfBlock = (block: ClientBlock, texts: Texts, registry: Registry): Texts =>
  textsOfTypes(typesOf(wakingIn([block])), texts, registry);

/** What the browser has to fetch, and to be told, of the texts of these regions' live blocks; made once for the same kinds of blocks. */
export function planTexts(
  regions: ClientPlan['regions'],
  { texts, locale }: { readonly texts: Texts; readonly locale: string },
  { registry, built }: { readonly registry: Registry; readonly built: BuiltTexts },
): PlanTexts {
  const memory = memoryOf(registry).planTexts;
  const ofBuild = memory.get(built) ?? new WeakMap<Texts, Map<string, PlanTexts>>();
  memory.set(built, ofBuild);
  const made = ofBuild.get(texts) ?? new Map<string, PlanTexts>();
  ofBuild.set(texts, made);
  const types = typesOf(wakingTypes(regions, registry));
  const key = [locale, ...types].join(' ');
  const known = made.get(key);
  if (known) return known;
  const files = textFilesOf(registry, locale).filter(({ address }) => built.has(address));
  const isRuntime = ({ name }: { name: string }) => name === runtimeSet;
  const needed = files.filter((file) => isRuntime(file) || types.some((type) => file.types.has(type)));
  const addresses = (chosen: typeof files) => chosen.map(({ address }) => address);
  const plan: PlanTexts = {
    files: {
      '': addresses(needed.filter(isRuntime)),
      ...Object.fromEntries(
        types.map((type) => [
          type,
          addresses(needed.filter((file) => !isRuntime(file) && file.types.has(type))),
        ]),
      ),
    },
    changed: changesOf(
      Object.assign({}, ...needed.map((file) => file.texts)),
      textsOfTypes(types, texts, registry),
    ),
  };
  made.set(key, plan);
  return plan;
}

function textsOfTypes(types: readonly string[], texts: Texts, registry: Registry): Texts {
  const memory = memoryOf(registry).texts;
  const known = memory.get(texts) ?? new Map<string, Texts>();
  memory.set(texts, known);
  const key = types.join(' ');
  const picked =
    known.get(key) ??
    pickTexts(texts, [...prefixesOfRuntime, ...types.flatMap((type) => prefixesOf(type, registry))]);
  known.set(key, picked);
  return picked;
}
