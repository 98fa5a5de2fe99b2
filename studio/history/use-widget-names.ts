import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';
import { fieldWords } from '../fields/words/field-words.ts';
import { pointerLabels } from '../fields/words/pointer-labels.ts';
import { namedRegistry } from '../words/named-registry.ts';
import { widgetWords } from '../words/widget-words.ts';
import { placeLabel } from './place-label.ts';
import { widgetsQuery } from './widgets-query.ts';

/** How blocks and their fields are called in front of people. */
export interface WidgetNames {
  /** Title of a widget; its type where the house does not know it. */
  readonly titleOf: (type: string) => string;
  /** Name of a place in a block: `['props', 'items', 0, 'label']` -> "Items › 1 › Label". */
  readonly placeOf: (type: string, path: readonly (string | number)[]) => string;
  /** A block and the field a JSON pointer into its props leads to: "Lista zalet › Tytuł". */
  readonly findingPlace: (type: string, pointer: string) => string;
}

/** Names of blocks and fields. The widgets' schemas come in a chunk of their own; until then, types and keys are shown. */
export function useWidgetNames(): WidgetNames {
  const { t, locale } = useStudioTexts();
  const { data } = useQuery(widgetsQuery);
  // All widgets: not again at every key of a form that names one.
  const named = useMemo(() => data && namedRegistry(data, locale), [data, locale]);
  const titleOf = (type: string) => named?.get(type)?.title ?? type;
  const contextOf = (type: string) => ({
    schema: data?.get(type)?.props,
    t,
    words: fieldWords(locale, widgetWords(type, locale)),
  });
  return {
    titleOf,
    placeOf: (type, path) => placeLabel(path, contextOf(type)),
    findingPlace: (type, pointer) =>
      [titleOf(type), ...pointerLabels(pointer, contextOf(type))]
        // A block and its main field are often called alike.
        .filter((words, at, all) => words !== all[at - 1])
        .join(' › '),
  };
}
