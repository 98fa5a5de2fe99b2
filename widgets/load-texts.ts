import type { Widget } from '#registry/widget.ts';
import { spokenTexts } from './spoken-texts.ts';

const modules = import.meta.glob<Pick<Widget, 'texts'>>('./*/texts.ts');

/** Loads the words of one widget, in every language; none where its folder has no `texts.ts`. */
export async function loadTexts(type: string): Promise<Widget['texts']> {
  const { texts = {} } = (await modules[`./${type}/texts.ts`]?.()) ?? {};
  return spokenTexts({ type, texts });
}
