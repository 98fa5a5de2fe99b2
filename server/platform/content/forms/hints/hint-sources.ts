import { employers } from './employers.ts';
import { polishCities } from './polish-cities.ts';
import { createHintSearch, type SearchHints } from './search-hints.ts';
import { streets } from './streets.ts';

/** Sources of hints by the name a definition calls them by. */
export const hintSources: ReadonlyMap<string, SearchHints> = new Map([
  ['polish-cities', createHintSearch(polishCities)],
  ['streets', createHintSearch(streets)],
  ['employers', createHintSearch(employers)],
]);
