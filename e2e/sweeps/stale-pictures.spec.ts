import { expect, test } from '../fixtures.ts';
import { galleryExamples } from '../support/gallery-pages.ts';
import { stalePictures } from '../support/picture-store.ts';
import { picturesOf } from './inspections/pictures.ts';
import { errorPages, pageName, visitedPages } from './subjects.ts';

test('[screenshots] no stored picture is left of what is gone', async ({ request }) => {
  const examples = [...(await galleryExamples(request))];
  const shown = [
    ...examples.flatMap(([type, names]) => names.map((name) => [`widgets/${type}`, name] as const)),
    ...[...visitedPages, ...errorPages.map(([path]) => path)].map(
      (path) => ['pages', pageName(path)] as const,
    ),
  ];
  const known = shown.flatMap(([group, name]) => picturesOf(group, [name]));
  expect(await stalePictures(new Set(known)), '`npm run screenshots` deletes them.').toEqual([]);
});
