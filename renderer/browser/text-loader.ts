import { createTranslator, type Translate } from '#engine/i18n/translator.ts';
import { importAgain } from '#engine/react/import-again.ts';
import type { Texts } from '#schemas/texts.ts';
import { type ClientPlan, liveBlocks } from '../tree/client-plan.ts';
import { withChanges } from '../tree/plan-texts.ts';

/** What speaks: a page around its blocks, or one of its blocks. Its identity counts: each page has words of its own. */
type Speaker = Pick<ClientPlan, 'texts'> | { readonly type: string };

/** Fetches the texts of pages, those of a block beside its code. */
export interface TextLoader {
  /** Makes a page and its blocks known, before anything is asked of them. */
  enter(plan: ClientPlan): void;
  /** Fetches what one needs. What failed may be asked again. */
  load(one: Speaker): Promise<void>;
  /** The words of one whose texts are there. */
  t(one: Speaker): Translate;
}

/** @param fetchTexts fetches a file; the browser does so once, however often it is asked */
export function createTextLoader(fetchTexts: (address: string) => Promise<Texts> = importTexts): TextLoader {
  const pages = new WeakMap<Speaker, ClientPlan>();
  const words = new WeakMap<Speaker, Translate>();
  return {
    enter: (plan) => {
      for (const one of [plan, ...liveBlocks(plan)]) pages.set(one, plan);
    },
    load: async (one) => {
      const page = known(pages.get(one));
      const { files, changed } = page.texts;
      const addresses = [files[''], 'type' in one ? files[one.type] : []].flatMap((list) => list ?? []);
      const texts = await Promise.all(addresses.map(fetchTexts));
      words.set(one, createTranslator(page.locale, [withChanges(texts, changed)]));
    },
    t: (one) => known(words.get(one)),
  };
}

function known<T>(found: T | undefined): T {
  if (!found) throw new Error('Texts are asked for before they are there.');
  return found;
}

/** A module, as code is: a page that may ask nothing, such as a preview, may still fetch its scripts. */
const importTexts = async (address: string): Promise<Texts> =>
  (
    await (import(/* @vite-ignore */ address) as Promise<{ default: Texts }>).catch((error: unknown) =>
      importAgain<{ default: Texts }>(error),
    )
  ).default;
